import { stoppedClock } from '@bursar/calendar';

import { loadEngine } from '../cgt-engine';

const LINES = [
  '2020-01-02 BUY A 100 @ 12.50 USD FEES 3 USD',
  '2022-06-01 BUY A 50 @ 11',
  '2024-05-01 SELL A 40 @ 20 FEES 5',
  '2024-05-20 BUY A 10 @ 19',
  '2024-06-01 SPOUSEOUT A 10',
  '2025-06-01 BUY A 7 @ 1',
];

const open = async () => {
  const engine = await loadEngine({ clock: stoppedClock('2026-02-10') });
  const { transactions } = engine.readFiles([{ file: 'a.cgt', bytes: Buffer.from(LINES.join('\n')) }]);
  return { engine, transactions };
};

describe('workings', () => {
  it('have the pools at the ends of the year, and what happened up to its window', async () => {
    const { engine, transactions } = await open();
    const { workings = [] } = engine.calculateReport(transactions, { year: 2024, detail: 'workings' });
    const [instrument] = workings[0]?.instruments ?? [];
    expect(instrument).toMatchObject({ ticker: 'A', opening: { quantity: '150' }, closing: { quantity: '110' } });
    expect(instrument?.entries.map(({ line }) => line)).toEqual([
      '2020-01-02 BUY A 100 @ 12.50 USD FEES 3 USD',
      '2022-06-01 BUY A 50 @ 11 GBP',
      '2024-05-01 SELL A 40 @ 20 GBP FEES 5 GBP',
      '2024-05-20 BUY A 10 @ 19 GBP',
      '2024-06-01 SPOUSEOUT A 10',
    ]);
    expect(instrument?.entries[0]).toMatchObject({ rates: [{ currency: 'USD', rate_period: '2020-01' }] });
    expect(instrument?.entries[2]?.pounds).toBe('795.00');
  });

  it('are in the text, with a line for the taxpayer and every sum written out', async () => {
    const { engine, transactions } = await open();
    const text = engine.reportDocumentText(engine.calculateReport(transactions, { year: 2024, detail: 'workings' }));
    for (const part of [
      'Name:',
      'UTR:',
      'gross proceeds 800.00 less fees 5.00: 795.00',
      'pool of 150 costing',
      '10 to the spouse at their cost of',
      'Pool before 6 April: 150',
      'Allowable costs with all fees',
    ]) {
      expect(text).toContain(part);
    }
    const [, sum = ''] = /: (\d+ × [\d.]+ \/ \d+ = [\d.]+);/.exec(text) ?? [];
    const [shares, cost, of, result] = sum.split(/ [×/=] /).map(Number) as [number, number, number, number];
    expect(Math.abs((shares * cost) / of - result)).toBeLessThan(0.011);
  });

  it('stand behind the return in its PDF', async () => {
    const { engine, transactions } = await open();
    const request = { year: 2024, taxable_income: '30000' };
    const prepared = engine.prepareReturn(transactions, request);
    const bytes = await engine.returnPdf(prepared, engine.workingsOfReturn(transactions, request));
    expect(Buffer.from(bytes.subarray(0, 8)).toString()).toBe('%PDF-1.7');
    expect(bytes.length).toBeGreaterThan(5_000);
  });
});
