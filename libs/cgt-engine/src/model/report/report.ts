import { civilDate } from '@bursar/calendar';

import type { Report, ReportTaxYear } from './report-schema';
import type { Computation } from '../compute';
import { add, compare, fraction, ZERO } from '../numbers/fraction';
import { monthText, type PoundConverter } from '../fx/pounds';
import type { Income } from '../normalize/day';
import { normalized, normalizedMoney } from '../normalize/normalized';
import { moneyText, penceOf } from '../numbers/rounding';
import { exemptAmount, taxYearOf, taxYearPeriod } from '../tax-year';
import { exemptAmountWarnings } from './exempt-amount-warnings';
import type { Money, Transaction } from '../transaction';
import { factsByYear, NOTHING, type YearFacts } from './tax-years';
import { workingsOf } from './workings';
import { publishTransfer } from './transfers';
import { publishDisposal, publishPool, type PublishedDisposal } from './disposals';

export type ReportDetail = 'full' | 'summary' | 'workings';

export interface ReportOptions {
  /** Start year of the one tax year to show; undefined for every year with a disposal or a cash dividend. */
  readonly year: number | undefined;
  /** Start year of the tax year that today lies in. */
  readonly currentYear: number;
  /** `summary` leaves out disposals and transactions; `workings` adds what a document has. */
  readonly detail: ReportDetail;
}

/** Above this many transactions the report does not repeat them. */
export const TRANSACTION_LIMIT = 1_000;

/** Divides a computation into tax years and rounds it: the last stage. */
export function toReport(
  computation: Computation,
  transactions: readonly Transaction[],
  { year, currentYear, detail: asked }: ReportOptions,
): Report {
  const detail = asked === 'summary' ? 'summary' : 'full';
  const { histories, converter } = computation;
  const facts = factsByYear(computation);
  const years = year === undefined ? [...facts.keys()] : [year];
  const warnings = [
    ...computation.warnings,
    ...years.flatMap((shown) => exemptAmountWarnings(shown, currentYear)),
    ...earlierLossWarnings(facts, lastYearOf(computation)),
  ];
  const listed = detail === 'full' && transactions.length <= TRANSACTION_LIMIT;
  if (detail === 'full' && !listed) {
    warnings.push(
      `The ${transactions.length} transactions are not repeated in this report (the limit is ${TRANSACTION_LIMIT}); parse_transactions lists them.`,
    );
  }
  return {
    tax_years: years.map((shown) => toTaxYear(shown, facts.get(shown) ?? NOTHING, detail)),
    holdings: histories
      .filter(({ holding }) => compare(holding.quantity, DUST) >= 0)
      .map(({ ticker, holding }) => ({ ticker, ...publishPool(holding) })),
    ...(listed && { transactions: transactions.map((transaction) => withPounds(transaction, converter)) }),
    ...(asked === 'workings' && { workings: workingsOf(computation, years) }),
    warnings,
  };
}

// What is left of a holding when its last sale was cut to some decimals.
const DUST = fraction(5n, 1_000_000_000n);

function toTaxYear(
  year: number,
  { disposals, transfers, dividends, reportable }: YearFacts,
  detail: 'full' | 'summary',
): ReportTaxYear {
  const published = disposals.map((disposal) => publishDisposal(disposal, detail));
  const gains = sumGains(published);
  const gross = published.reduce((sum, disposal) => sum + disposal.gross, 0n);
  const exempt = BigInt(exemptAmount(year)) * 100n;
  const taxable = gains.net - exempt;
  return {
    period: taxYearPeriod(year),
    ...(detail === 'full' && { disposals: published.flatMap(({ disposal }) => disposal ?? []) }),
    disposal_count: published.length,
    ...gainTexts(gains),
    gross_proceeds: moneyText(gross),
    total_allowable_cost: moneyText(published.reduce((sum, { allowableCost }) => sum + allowableCost, 0n)),
    disposal_costs: moneyText(published.reduce((sum, { costs }) => sum + costs, 0n)),
    allowable_costs: moneyText(gross - gains.net),
    exempt_amount: moneyText(exempt),
    taxable_gain: moneyText(taxable > 0n ? taxable : 0n),
    dividend_income: sumOf(dividends, 'total'),
    dividend_tax_paid: sumOf(dividends, 'tax'),
    ...(reportable.length > 0 && { excess_reportable_income: sumOf(reportable, 'total') }),
    ...(transfers.length > 0 && { transfers: transfers.map((transfer) => publishTransfer(transfer, detail)) }),
    ...(year === RATE_CHANGE_YEAR && { gains_by_rate_period: gainsByRatePeriod(published) }),
  };
}

function sumOf(income: readonly Income[], part: 'total' | 'tax'): string {
  return moneyText(penceOf(income.reduce((sum, paid) => add(sum, paid[part]), ZERO)));
}

/** The tax year of the last event in the file. */
function lastYearOf({ events }: Computation): number {
  return events.reduce((last, { date }) => Math.max(last, taxYearOf(date)), 0);
}

/** `taxable_gain` is that of one year alone: what earlier years lost is not in it. */
function earlierLossWarnings(facts: ReadonlyMap<number, YearFacts>, lastYear: number): string[] {
  return [...facts].flatMap(([year, { disposals }]) => {
    if (year >= lastYear) return [];
    const { net } = sumGains(disposals.map((disposal) => publishDisposal(disposal, 'summary')));
    if (net >= 0n) return [];
    return [
      `${taxYearPeriod(year)} ends with a net loss of ${moneyText(-net)}, which taxable_gain of later years leaves out; ` +
        'prepare_return counts it, if it was claimed.',
    ];
  });
}

/** A disposal is one figure: its legs' gains and losses together make it a gain or a loss. */
function sumGains(published: readonly PublishedDisposal[]) {
  let gain = 0n;
  let loss = 0n;
  for (const { net } of published) {
    if (net > 0n) gain += net;
    else loss -= net;
  }
  return { gain, loss, net: gain - loss };
}

function gainTexts({ gain, loss, net }: ReturnType<typeof sumGains>) {
  return { total_gain: moneyText(gain), total_loss: moneyText(loss), net_gain: moneyText(net) };
}

// Finance Act 2025 s7: the rates on shares rose for disposals on or after 30 October 2024, within a tax year.
const RATE_CHANGE_YEAR = 2024;
const RATE_PERIODS = [
  { from: '2024-04-06', to: '2024-10-29' },
  { from: '2024-10-30', to: '2025-04-05' },
];

function gainsByRatePeriod(published: readonly PublishedDisposal[]) {
  return RATE_PERIODS.map(({ from, to }) => {
    const [first, last] = [civilDate(from).epochDay, civilDate(to).epochDay];
    const inside = published.filter(({ epochDay }) => epochDay >= first && epochDay <= last);
    return { from, to, ...gainTexts(sumGains(inside)) };
  });
}

/** A transaction as it was sent, each amount of a foreign currency with its pounds and the rate that made them. */
function withPounds(transaction: Transaction, converter: PoundConverter) {
  if (transaction.action === 'INSTRUMENT') return normalized(transaction);
  const { date } = transaction;
  return normalized(transaction, (money: Money) => {
    const rate = converter.rate(money, date);
    if (rate === undefined) return normalizedMoney(money);
    const gbp = moneyText(penceOf(converter.pounds(money, date)));
    return { ...normalizedMoney(money), gbp, rate, rate_period: monthText(date) };
  });
}
