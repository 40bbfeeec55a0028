import { addDays, addMonths, monthRange, type CivilDate, type YearMonth } from '@bursar/calendar';
import { plainDecimal } from '@bursar/money';

import type { HouseholdContext } from '../household-context';
import { amountText, sumOf, unitsOf } from '../model/exact-amount';
import { sourceOfAccount } from '../model/flow';
import { daysOf } from '../model/month-days';
import type { Overview, Rows } from './overview-schema';

/** A stream of payments, as the ledger lists it. */
export interface Stream {
  readonly payee: string;
  readonly account_id: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly next: { readonly date: string; readonly amount: string } | null;
  readonly price_changes: readonly { readonly date: string; readonly from: string; readonly to: string }[];
  readonly is_transfer: boolean;
}

/** Payments that come again on imported statements; `rows` lists them. */
export async function readStreams(context: HouseholdContext): Promise<readonly Stream[]> {
  const { structured } = await context.call('finance_recurring_list', {});
  const { streams } = structured as unknown as { readonly streams: readonly Stream[] };
  // What the other domains have recorded comes from their own rules.
  return streams.filter(({ account_id: account }) => sourceOfAccount(account) === 'finance-tools');
}

const STREAM_ROWS: Rows = { tool: 'finance_recurring_list', arguments: {} };

/** What is expected to be paid within some days. */
export function comingPayments(streams: readonly Stream[], today: CivilDate, days: number): Overview['upcoming'] {
  const last = addDays(today, days).text;
  return streams.flatMap(({ payee, currency, direction, next, is_transfer: isTransfer }) => {
    if (next === null || direction === 'in' || isTransfer || next.date < today.text || next.date > last) return [];
    return [
      {
        ...{ date: next.date, kind: 'recurring' as const, description: payee, currency },
        amount: amountText(-unitsOf(next.amount)),
        ...{ source: 'finance-tools' as const, rows: STREAM_ROWS },
      },
    ];
  });
}

interface Balances {
  readonly on: string;
  readonly accounts: readonly {
    readonly account_id: string;
    readonly currency: string;
    readonly balance: { readonly amount: string } | null;
    readonly same_as: string | null;
    readonly unexplained: readonly unknown[];
  }[];
  readonly series: readonly {
    readonly date: string;
    readonly net_worth: readonly { readonly amount: string; readonly currency: string }[];
  }[];
}

/** What the accounts hold at the end of a day; with months, also at the end of each of them. */
export async function readBalances(
  context: HouseholdContext,
  on: string,
  range: { readonly first: YearMonth; readonly last: YearMonth } | undefined,
): Promise<Balances> {
  const first = range && { date_range: { ...daysOf(range.first, range.last) }, every: 'month' };
  const { structured } = await context.call('finance_balances_get', { on, ...first });
  return structured as unknown as Balances;
}

/** Assets, debts and what is left of them, by currency; an account whose balance is unknown is in none. */
export function netWorthOf({ on, accounts }: Balances): Omit<Overview['net_worth'][number], 'rows'>[] {
  const counted = accounts.flatMap(({ currency, balance, same_as: same }) =>
    balance === null || same !== null ? [] : [{ currency, units: unitsOf(balance.amount) }],
  );
  return [...new Set(counted.map(({ currency }) => currency))].map((currency) => {
    const own = counted.filter((account) => account.currency === currency);
    const assets = sumOf(own, ({ units }) => (units > 0n ? units : 0n));
    const debts = sumOf(own, ({ units }) => (units < 0n ? -units : 0n));
    return {
      ...{ currency, assets: amountText(assets), debts: amountText(debts), net: amountText(assets - debts) },
      as_of: on,
    };
  });
}

/** How many accounts are in no net worth, as their balance is unknown. */
export function unknownBalancesOf({ accounts }: Balances): number {
  return accounts.filter(({ balance, same_as: same }) => balance === null && same === null).length;
}

/** How many accounts have statements between which entries are missing. */
export function accountsWithGaps({ accounts }: Balances): number {
  return accounts.filter(({ unexplained }) => unexplained.length > 0).length;
}

/** Net worth at the end of months, by currency and month. */
export function balanceAtEndOf({ series }: Balances): (currency: string, month: YearMonth) => string | null {
  return (currency, month) => {
    const point = series.findLast(({ date }) => date.startsWith(month));
    return point?.net_worth.find((money) => money.currency === currency)?.amount ?? null;
  };
}

interface AccountBalances {
  readonly balances: {
    readonly asOf: string;
    readonly accounts: readonly { readonly accountId: string; readonly currency: string; readonly balance: number }[];
  };
}

/** Where only planifi keeps accounts of money: the same from there. */
export async function readPlanifiBalances(context: HouseholdContext, on: string): Promise<Balances> {
  const { structured } = await context.call('planifi_getBalances_v1', { asOf: on });
  const { balances } = structured as unknown as AccountBalances;
  const accounts = balances.accounts.map(({ accountId, currency, balance }) => ({
    ...{ account_id: accountId, currency, balance: { amount: plainDecimal(balance) ?? '0' } },
    ...{ same_as: null, unexplained: [] },
  }));
  return { on: balances.asOf, accounts, series: [] };
}

/** What is spent by category in a month and the one before it. */
export async function readCategories(context: HouseholdContext, month: YearMonth) {
  const { structured } = await context.ledger('finance_transactions_aggregate', {
    ...{ group_by: ['category', 'month'], direction: 'DEBIT_ONLY', view: 'all', count_as: 'events' },
    date_range: daysOf(addMonths(month, -1), month),
  });
  return (structured as unknown as { readonly groups: readonly CategoryGroup[] }).groups;
}

export interface CategoryGroup {
  readonly key: string | null;
  readonly label: string | null;
  readonly key_2?: string | null;
  readonly total: { readonly amount: string; readonly currency: string };
}

export function trendMonths(month: YearMonth, count: number): YearMonth[] {
  return count === 0 ? [] : monthRange(addMonths(month, 1 - count), month);
}
