import { aligned } from './aligned';
import { averageOf, poolSum } from './pool-sum';
import { rateText } from './rate-text';
import type {
  Report,
  ReportDisposal,
  ReportMatch,
  ReportTaxYear,
  ReportTransfer,
  ReportWorkings,
} from './report-schema';

const RULE_LABELS = {
  SameDay: 'same day',
  BedAndBreakfast: 'bed and breakfast',
  Section104: 'Section 104 pool',
} as const;

/** The report as plain text for people: every figure is one of the report's own. Amounts are pounds. */
export function reportText({ tax_years, holdings, workings = [], warnings }: Report): string {
  const sections = tax_years.flatMap((year) => [
    taxYearText(year),
    ...workings.filter(({ period }) => period === year.period).flatMap(workingsText),
  ]);
  if (sections.length === 0) sections.push('No disposals and no dividends.');
  if (holdings.length > 0) {
    const rows = holdings.map(({ ticker, quantity, total_cost }) => [`  ${ticker}`, quantity, `cost ${total_cost}`]);
    sections.push(['Holdings (Section 104 pools after all transactions)', ...aligned(rows)].join('\n'));
  }
  if (warnings.length > 0) sections.push(['Warnings', ...warnings.map((warning) => `  - ${warning}`)].join('\n'));
  return sections.join('\n\n');
}

/** The report as a document that its taxpayer signs. */
export function reportDocumentText(report: Report): string {
  return `UK capital gains\nName:\nUTR:\n\n${reportText(report)}`;
}

function taxYearText(year: ReportTaxYear): string {
  const facts = [
    ['  Disposals', String(year.disposal_count)],
    ['  Proceeds before fees', year.gross_proceeds],
    ['  Allowable cost', year.total_allowable_cost],
    ['  Fees of selling', year.disposal_costs],
    ['  Allowable costs with all fees', year.allowable_costs],
    ['  Gains', year.total_gain],
    ['  Losses', year.total_loss],
    ['  Net gain', year.net_gain],
    ['  Annual exempt amount', year.exempt_amount],
    ['  Taxable gain', year.taxable_gain],
    ...(year.gains_by_rate_period ?? []).map(({ from, to, net_gain }) => [`  Net gain ${from} to ${to}`, net_gain]),
    ['  Dividends', year.dividend_income],
    ['  Tax on dividends', year.dividend_tax_paid],
    ...(year.excess_reportable_income === undefined
      ? []
      : [['  Excess reportable income', year.excess_reportable_income]]),
  ];
  const disposals = [
    ...(year.disposals ?? []).flatMap(disposalLines),
    ...(year.transfers ?? []).flatMap(transferLines),
  ];
  return [`Tax year ${year.period}`, ...aligned(facts), ...(disposals.length > 0 ? ['', ...disposals] : [])].join('\n');
}

function disposalLines({ date, ticker, quantity, matches, original, ...sums }: ReportDisposal): string[] {
  const currencies = (original ?? []).map((sum) => `${sum.gross_proceeds} ${sum.currency} less fees ${sum.fees}`);
  const converted = currencies.length === 0 ? '' : ` (${currencies.join(', ')})`;
  return [
    `  ${date}  ${ticker}  sold ${quantity} for ${sums.proceeds} after fees${converted}`,
    `    gross proceeds ${sums.gross_proceeds} less fees ${sums.disposal_costs}: ${sums.proceeds}`,
    ...legLines(matches),
  ];
}

function transferLines({ date, ticker, quantity, total_cost: cost, matches = [] }: ReportTransfer): string[] {
  return [
    `  ${date}  ${ticker}  ${quantity} to the spouse at their cost of ${cost}: no gain, no loss`,
    ...legLines(matches),
  ];
}

/** Each leg in a row, and under a pool's what its cost comes from. */
function legLines(matches: readonly ReportMatch[]): string[] {
  const rows = aligned(matches.map(legCells));
  return matches.flatMap((match, index) => {
    const { pool_before: before, pool_after: after } = match;
    const row = rows[index] ?? '';
    if (before === undefined || after === undefined) return [row];
    return [
      row,
      `      pool of ${before.quantity} costing ${before.total_cost}, ${averageOf(before)} each: ${poolSum(match) ?? ''}; ` +
        `left ${after.quantity} costing ${after.total_cost}`,
    ];
  });
}

function workingsText({ period, instruments }: ReportWorkings): string[] {
  return instruments.map(({ ticker, opening, closing, entries }) =>
    [
      `${ticker}: purchases and events up to the year ${period} and the 30 days after it`,
      ...aligned(
        entries.map(({ line, pounds = '', rates = [] }) => [`  ${line}`, pounds, rates.map(rateText).join(', ')]),
      ),
      `  Pool before 6 April: ${opening.quantity} costing ${opening.total_cost}`,
      `  Pool after 5 April: ${closing.quantity} costing ${closing.total_cost}`,
    ]
      .map((text) => text.trimEnd())
      .join('\n'),
  );
}

function legCells({ rule, quantity, allowable_cost, gain_or_loss, acquisition_date }: ReportMatch): string[] {
  const label = rule === 'BedAndBreakfast' ? `${RULE_LABELS[rule]} ${acquisition_date}` : RULE_LABELS[rule];
  const isLoss = gain_or_loss.startsWith('-');
  const outcome = isLoss ? `loss ${gain_or_loss.slice(1)}` : `gain ${gain_or_loss}`;
  return [`    ${label}`, quantity, `cost ${allowable_cost}`, outcome];
}
