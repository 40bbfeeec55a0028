import type { Report, ReportDisposal, ReportMatch, ReportTaxYear } from './report-schema';

const RULE_LABELS = {
  SameDay: 'same day',
  BedAndBreakfast: 'bed and breakfast',
  Section104: 'Section 104 pool',
} as const;

/** The report as plain text for people: every figure is one of the report's own. Amounts are pounds. */
export function reportText({ tax_years, holdings, warnings }: Report): string {
  const sections = tax_years.map(taxYearText);
  if (sections.length === 0) sections.push('No disposals and no dividends.');
  if (holdings.length > 0) {
    const rows = holdings.map(({ ticker, quantity, total_cost }) => [`  ${ticker}`, quantity, `cost ${total_cost}`]);
    sections.push(['Holdings (Section 104 pools after all transactions)', ...aligned(rows)].join('\n'));
  }
  if (warnings.length > 0) sections.push(['Warnings', ...warnings.map((warning) => `  - ${warning}`)].join('\n'));
  return sections.join('\n\n');
}

function taxYearText(year: ReportTaxYear): string {
  const facts = [
    ['  Disposals', String(year.disposal_count)],
    ['  Proceeds before fees', year.gross_proceeds],
    ['  Allowable cost', year.total_allowable_cost],
    ['  Gains', year.total_gain],
    ['  Losses', year.total_loss],
    ['  Net gain', year.net_gain],
    ['  Annual exempt amount', year.exempt_amount],
    ['  Taxable gain', year.taxable_gain],
    ...(year.gains_by_rate_period ?? []).map(({ from, to, net_gain }) => [`  Net gain ${from} to ${to}`, net_gain]),
    ['  Dividends', year.dividend_income],
    ['  Tax on dividends', year.dividend_tax_paid],
  ];
  const disposals = (year.disposals ?? []).flatMap(disposalLines);
  return [`Tax year ${year.period}`, ...aligned(facts), ...(disposals.length > 0 ? ['', ...disposals] : [])].join('\n');
}

function disposalLines({ date, ticker, quantity, proceeds, matches, original }: ReportDisposal): string[] {
  const currencies = (original ?? []).map((sum) => `${sum.gross_proceeds} ${sum.currency} less fees ${sum.fees}`);
  const converted = currencies.length === 0 ? '' : ` (${currencies.join(', ')})`;
  return [
    `  ${date}  ${ticker}  sold ${quantity} for ${proceeds} after fees${converted}`,
    ...aligned(matches.map(legCells)),
  ];
}

function legCells({ rule, quantity, allowable_cost, gain_or_loss, acquisition_date }: ReportMatch): string[] {
  const label = rule === 'BedAndBreakfast' ? `${RULE_LABELS[rule]} ${acquisition_date}` : RULE_LABELS[rule];
  const isLoss = gain_or_loss.startsWith('-');
  const outcome = isLoss ? `loss ${gain_or_loss.slice(1)}` : `gain ${gain_or_loss}`;
  return [`    ${label}`, quantity, `cost ${allowable_cost}`, outcome];
}

/** Pads cells to columns: the first to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
