import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

import { stoppedClock } from '@bursar/calendar';

import type { Report } from '../model/report/report-schema';
import { loadEngine } from '../cgt-engine';
import { reportPdf } from './report-pdf';

const EXAMPLE = readFileSync(join(__dirname, '../../../../examples/three-years.cgt'), 'utf8');

async function reportOf(content: string, year?: number): Promise<Report> {
  const engine = await loadEngine({ clock: stoppedClock('2026-02-10') });
  const { transactions } = engine.readFiles([{ file: 'history.cgt', bytes: Buffer.from(content) }]);
  return engine.calculateReport(transactions, { year });
}

/** The lines of a document as they are drawn, page by page; each in one piece, whatever its kerning. */
async function pagesOf(report: Report): Promise<string[]> {
  const bytes = Buffer.from(await reportPdf(report, '2026-02-10'));
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  const pieces = bytes.toString('latin1').split('stream\n').slice(1);
  const streams = pieces.flatMap((piece) => {
    try {
      return [inflateSync(Buffer.from(piece, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.filter((stream) => stream.includes('BT')).map(textOf);
}

function textOf(stream: string): string {
  const drawn = [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  );
  return drawn.join('\n');
}

describe('the report as a PDF', () => {
  it('tells a tax year, its disposals with their legs, the holdings and what it rests on', async () => {
    const pages = await pagesOf(await reportOf(EXAMPLE, 2024));
    const text = pages.join('\n');
    for (const line of [
      'UK capital gains',
      'Tax year 2024/25',
      'Prepared on 10 February 2026',
      '£6,551.78',
      'Net gain, 30 October 2024 to 5 April 2025',
      '10 December 2024: 80 ORCH sold for £3,685.87 after fees',
      '4,672.00 USD less fees of 4.95 USD',
      'Bed and breakfast, bought 9 January 2025',
      'Section 104 pool of 150',
      '£1,664.96',
      'Holdings',
      '£2,875.84',
      'TCGA92/S106A(5)',
      `Page ${pages.length} of ${pages.length}`,
    ]) {
      expect(text).toContain(line);
    }
  });

  it('has every figure of the report, losses with their sign', async () => {
    const report = await reportOf(EXAMPLE);
    const text = (await pagesOf(report)).join('\n').replaceAll(',', '').replaceAll('£', '');
    const figures = report.tax_years.flatMap(({ disposals = [], ...year }) => [
      ...[year.net_gain, year.total_loss, year.exempt_amount, year.dividend_income],
      ...disposals.flatMap(({ proceeds, matches }) => [proceeds, ...matches.map((match) => match.gain_or_loss)]),
    ]);
    expect(figures).toContain('-136.43');
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('goes on over pages, each with its number and with the head of the table that goes on', async () => {
    const days = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2020, 5, 1 + day)).toISOString().slice(0, 10),
    );
    const bought = days.slice(1).map((date) => `${date} BUY VOD 1 @ 2`);
    const history = [`2019-01-01 BUY VOD 100 @ 1`, `${days[0]} SELL VOD 50 @ 3`, ...bought].join('\n');
    const pages = await pagesOf(await reportOf(history));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
    expect(pages.filter((page) => page.includes('Matched with'))).toHaveLength(2);
  });

  it('of a history without disposals says so', async () => {
    expect((await pagesOf(await reportOf('2024-01-15 BUY VOD 100 @ 1.20'))).join('\n')).toContain(
      'No disposals and no dividends',
    );
  });

  it('that nobody would read is refused', async () => {
    const [year] = (await reportOf(EXAMPLE, 2024)).tax_years;
    const [disposal] = year?.disposals ?? [];
    if (year === undefined || disposal === undefined) throw new Error('the example has no disposal');
    const long = { tax_years: [{ ...year, disposals: Array(3001).fill(disposal) }], holdings: [], warnings: [] };
    await expect(reportPdf(long, '2026-02-10')).rejects.toMatchObject({
      code: 'REPORT_TOO_LONG',
      details: { disposals: 3001, limit: 3000 },
    });
  });
});
