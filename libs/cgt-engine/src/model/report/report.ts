import { civilDate, type CivilDate } from '@bursar/calendar';

import type { Report, ReportTaxYear } from './report-schema';
import type { Computation } from '../compute';
import { add, isZero, ZERO } from '../numbers/fraction';
import { monthText, type PoundConverter } from '../fx/pounds';
import type { Income } from '../normalize/history';
import { normalized, normalizedMoney } from '../normalize/normalized';
import { moneyText, penceOf } from '../numbers/rounding';
import { exemptAmount, FIRST_YEAR_WITH_EXEMPT_AMOUNT, taxYearOf, taxYearPeriod } from '../tax-year';
import type { Money, Transaction } from '../transaction';
import { publishDisposal, publishPool, type PublishedDisposal } from './disposals';

export interface ReportOptions {
  /** Start year of the one tax year to show; undefined for every year with a disposal or a cash dividend. */
  readonly year: number | undefined;
  /** Start year of the tax year that today lies in. */
  readonly currentYear: number;
  /** `summary` leaves out disposals and transactions. */
  readonly detail: 'full' | 'summary';
}

/** Above this many transactions the report does not repeat them. */
export const TRANSACTION_LIMIT = 1_000;

/** Divides a computation into tax years and rounds it: the last stage. */
export function toReport(
  computation: Computation,
  transactions: readonly Transaction[],
  { year, currentYear, detail }: ReportOptions,
): Report {
  const { disposals, income, histories, converter } = computation;
  const disposalsByYear = groupByTaxYear(disposals, ({ day }) => day.date);
  const incomeByYear = groupByTaxYear(income, ({ date }) => date);
  const years =
    year === undefined
      ? [...new Set([...disposalsByYear.keys(), ...incomeByYear.keys()])].sort((a, b) => a - b)
      : [year];
  const warnings = [...computation.warnings, ...years.flatMap((shown) => exemptAmountWarnings(shown, currentYear))];
  const listed = detail === 'full' && transactions.length <= TRANSACTION_LIMIT;
  if (detail === 'full' && !listed) {
    warnings.push(
      `The ${transactions.length} transactions are not repeated in this report (the limit is ${TRANSACTION_LIMIT}); parse_transactions lists them.`,
    );
  }
  return {
    tax_years: years.map((shown) =>
      toTaxYear(
        shown,
        (disposalsByYear.get(shown) ?? []).map((disposal) => publishDisposal(disposal, detail)),
        incomeByYear.get(shown) ?? [],
        detail,
      ),
    ),
    holdings: histories
      .filter(({ holding }) => !isZero(holding.quantity))
      .map(({ ticker, holding }) => ({ ticker, ...publishPool(holding) })),
    ...(listed && { transactions: transactions.map((transaction) => withPounds(transaction, converter)) }),
    warnings,
  };
}

function toTaxYear(
  year: number,
  published: readonly PublishedDisposal[],
  income: readonly Income[],
  detail: ReportOptions['detail'],
): ReportTaxYear {
  const gains = sumGains(published);
  const exempt = BigInt(exemptAmount(year)) * 100n;
  const taxable = gains.net - exempt;
  return {
    period: taxYearPeriod(year),
    ...(detail === 'full' && { disposals: published.flatMap(({ disposal }) => disposal ?? []) }),
    disposal_count: published.length,
    ...gainTexts(gains),
    gross_proceeds: moneyText(published.reduce((sum, { gross }) => sum + gross, 0n)),
    total_allowable_cost: moneyText(published.reduce((sum, { allowableCost }) => sum + allowableCost, 0n)),
    exempt_amount: moneyText(exempt),
    taxable_gain: moneyText(taxable > 0n ? taxable : 0n),
    dividend_income: moneyText(penceOf(income.reduce((sum, { total }) => add(sum, total), ZERO))),
    dividend_tax_paid: moneyText(penceOf(income.reduce((sum, { tax }) => add(sum, tax), ZERO))),
    ...(year === RATE_CHANGE_YEAR && { gains_by_rate_period: gainsByRatePeriod(published) }),
  };
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

function exemptAmountWarnings(year: number, currentYear: number): string[] {
  const period = taxYearPeriod(year);
  if (year < FIRST_YEAR_WITH_EXEMPT_AMOUNT) {
    return [`The annual exempt amount of ${period} is not on file: 0.00 stands in its place.`];
  }
  if (year > currentYear) {
    return [`The annual exempt amount of ${period} is that of 2024/25; Parliament may change it before that year.`];
  }
  return [];
}

function groupByTaxYear<Item>(items: readonly Item[], dateOf: (item: Item) => CivilDate): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const year = taxYearOf(dateOf(item));
    const group = groups.get(year);
    if (group === undefined) groups.set(year, [item]);
    else group.push(item);
  }
  return groups;
}

/** A transaction as it was sent, each amount of a foreign currency with its pounds and the rate that made them. */
function withPounds(transaction: Transaction, converter: PoundConverter) {
  const { date } = transaction;
  return normalized(transaction, (money: Money) => {
    const rate = converter.rate(money, date);
    if (rate === undefined) return normalizedMoney(money);
    const gbp = moneyText(penceOf(converter.pounds(money, date)));
    return { ...normalizedMoney(money), gbp, rate, rate_period: monthText(date) };
  });
}
