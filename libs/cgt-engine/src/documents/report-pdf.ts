import { DomainError, printable } from '@bursar/toolkit';

import type { Report, ReportTaxYear } from '../model/report/report-schema';
import { writeDisposal, writeTransfer, writeWorkings } from './disposal-pages';
import { grouped, longDate, pounds } from './figures';
import { Sheet, type Column, type Row } from './sheet';

export const FOOT = 'bursar: a calculator, not tax advice';

export const FACTS: readonly Column[] = [
  { head: '', share: 0.7 },
  { head: '', share: 0.3, align: 'right' },
];

const HOLDINGS: readonly Column[] = [
  { head: 'Ticker', share: 0.46 },
  { head: 'Shares', share: 0.27, align: 'right' },
  { head: 'Cost', share: 0.27, align: 'right' },
];

/** What the matches rest on. Sources: Taxation of Chargeable Gains Act 1992, HMRC's Capital Gains Manual. */
const BASIS = [
  'Shares sold are matched with shares bought on the same day (TCGA92/S105(1)(b), CG51560), then with shares bought ' +
    'within the 30 days after the sale, the earliest first (bed and breakfast: TCGA92/S106A(5), CG51560), then with the ' +
    'pool of all others at its average cost (Section 104 holding: TCGA92/S104, CG51575).',
  'A pool’s part of the cost is the shares sold times the pool’s cost divided by its shares. Fees of buying are part of the ' +
    'cost, fees of selling are taken off the proceeds (TCGA92/S38). Amounts in other currencies are converted at HMRC’s ' +
    'monthly exchange rates. Amounts are computed exactly and rounded once, when they are published, so that a sum may ' +
    'differ by a penny. In a year’s figures the annual exempt amount is set against the net gain of that year alone.',
];

/** Some 300 pages. */
const MOST_DISPOSALS = 3000;

/**
 * The report as an A4 document: every figure is one of the report's own. `preparedOn` is `YYYY-MM-DD`. Throws
 * REPORT_TOO_LONG for one that nobody would read on paper.
 */
export async function reportPdf(report: Report, preparedOn: string): Promise<Uint8Array<ArrayBuffer>> {
  const { tax_years: years, warnings } = report;
  const title = 'UK capital gains';
  const span = spanOf(years);
  const sheet = new Sheet({
    title: `${title}, ${span}`,
    subject: 'Disposals of shares, matched and valued',
    preparedOn,
  });
  writeHead(sheet, title, span, preparedOn);
  for (const warning of warnings) sheet.paragraph(`Note: ${printable(warning)}`);
  await writeReport(sheet, report);
  return sheet.bytes(FOOT);
}

/** The title with a line for the taxpayer to fill in. */
export function writeHead(sheet: Sheet, title: string, span: string, preparedOn: string): void {
  sheet.heading(1, title);
  sheet.paragraph(`${capital(span)}. Prepared on ${longDate(preparedOn)}. Amounts are pounds sterling.`, {
    isQuiet: true,
  });
  sheet.paragraph('Name: ______________________________     UTR: ____________________');
}

/** Years, holdings and what the figures rest on. Throws REPORT_TOO_LONG for what nobody would read on paper. */
export async function writeReport(sheet: Sheet, { tax_years: years, holdings, workings = [] }: Report): Promise<void> {
  const disposals = years.reduce((sum, { disposals: shown = [] }) => sum + shown.length, 0);
  if (disposals > MOST_DISPOSALS) {
    const message = `A PDF of ${disposals} disposals is too long: choose one tax year, or the report as CSV.`;
    throw new DomainError('REPORT_TOO_LONG', message, { disposals, limit: MOST_DISPOSALS });
  }
  for (const year of years) {
    await writeYear(sheet, year);
    for (const shown of workings) if (shown.period === year.period) await writeWorkings(sheet, shown);
  }
  if (holdings.length > 0) {
    sheet.heading(2, 'Holdings');
    sheet.paragraph('What is left in the Section 104 pools after all transactions.', { isQuiet: true });
    const rows = holdings.map(({ ticker, quantity, total_cost: cost }) => ({
      cells: [ticker, grouped(quantity), pounds(cost)],
    }));
    sheet.table(HOLDINGS, rows);
  }
  sheet.heading(2, 'How this was worked out');
  for (const paragraph of BASIS) sheet.paragraph(paragraph);
}

function spanOf(years: readonly ReportTaxYear[]): string {
  const [first, last] = [years[0]?.period, years.at(-1)?.period];
  if (first === undefined) return 'no disposals and no dividends';
  return first === last ? `tax year ${first}` : `tax years ${first} to ${last}`;
}

async function writeYear(sheet: Sheet, year: ReportTaxYear): Promise<void> {
  sheet.heading(2, `Tax year ${year.period}`);
  const rates = (year.gains_by_rate_period ?? []).map(({ from, to, net_gain: gain }) =>
    fact(`Net gain, ${longDate(from)} to ${longDate(to)}`, pounds(gain)),
  );
  sheet.table(FACTS, [
    fact('Disposals', String(year.disposal_count)),
    fact('Proceeds before fees', pounds(year.gross_proceeds)),
    fact('Allowable cost of the shares', pounds(year.total_allowable_cost)),
    fact('Fees of selling', pounds(year.disposal_costs)),
    fact('Allowable costs with all fees', pounds(year.allowable_costs)),
    fact('Gains', pounds(year.total_gain)),
    fact('Losses', pounds(year.total_loss)),
    { ...fact('Net gain', pounds(year.net_gain)), isStrong: true },
    ...rates,
    fact('Annual exempt amount', pounds(year.exempt_amount)),
    { ...fact('Taxable gain', pounds(year.taxable_gain)), isStrong: true },
    fact('Dividends', pounds(year.dividend_income)),
    fact('Tax on dividends', pounds(year.dividend_tax_paid)),
    ...(year.excess_reportable_income === undefined
      ? []
      : [fact('Excess reportable income', pounds(year.excess_reportable_income))]),
  ]);
  for (const disposal of year.disposals ?? []) {
    writeDisposal(sheet, disposal);
    // A long report takes seconds, in which a server has others to answer.
    await new Promise(setImmediate);
  }
  for (const transfer of year.transfers ?? []) writeTransfer(sheet, transfer);
}

export function fact(label: string, value: string): Row {
  return { cells: [label, value] };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
