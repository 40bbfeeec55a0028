import { monthRange, partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';
import type { ToolResult } from '@bursar/toolkit';

import type { HouseholdContext } from '../household-context';
import { OVERVIEW_THREAD } from '../model/compose-money';
import { unitsOf } from '../model/exact-amount';
import { sourceOfAccount, VIEW_OF, type Flow, type Source } from '../model/flow';
import { daysOf } from '../model/month-days';
import { linkedRefunds } from './linked-refunds';
import type { Availability } from './unavailable';

interface Range {
  readonly first: YearMonth;
  readonly last: YearMonth;
}

interface Groups {
  readonly groups: readonly {
    readonly key: string | null;
    readonly key_2?: string | null;
    readonly total: { readonly amount: string; readonly currency: string };
    readonly count: number;
  }[];
  readonly groups_total: number;
}

/** What came in and went out in some months, and for the last of them what each view counts where links join views. */
export interface ReadFlows {
  readonly flows: readonly Flow[];
  readonly ofViews: readonly Flow[] | undefined;
}

/** Reads each event once over all domains. */
export async function readFlows(
  context: HouseholdContext,
  availability: Availability,
  range: Range,
): Promise<ReadFlows> {
  const hasLedger = availability.isServed('finance-tools');
  const sharedByItself = !hasLedger || context.isSharedElsewhere;
  // Nothing else asks planifi where the ledger over all domains is served.
  const inLedger = (['finance-tools', 'planifi'] as const).filter((source) => availability.isServed(source));
  const [ledger, shared, budget] = await Promise.all([
    hasLedger
      ? availability.read(inLedger, () => ledgerFlows(context, 'all', range))
      : availability.read('planifi', () => ledgerFlows(context, VIEW_OF.planifi, range)),
    sharedByItself ? availability.read('shared-split', () => sharedFlows(context, range)) : [],
    hasLedger ? [] : availability.read('cristi-agent', () => budgetFlows(context, range)),
  ]);
  const flows = [...(ledger?.flows ?? []), ...(shared ?? []), ...(budget ?? [])];
  if (!hasLedger || ledger === undefined || !ledger.hasLinked) return { flows, ofViews: undefined };
  const month = { first: range.last, last: range.last };
  const [ofMonth, refunds, views] = await Promise.all([
    availability.read(inLedger, () => ledgerFlows(context, 'all', month)),
    availability.read('finance-tools', () => linkedRefunds(context, range)),
    availability.read('finance-tools', () =>
      Promise.all(Object.values(VIEW_OF).map((view) => ledgerFlows(context, view, month))),
    ),
  ]);
  if (ofMonth === undefined || refunds === undefined || views === undefined) return { flows, ofViews: undefined };
  // Its rows are those of its days alone: an event that another month has a row of too counts in it as they do.
  const others = ledger.flows.filter((flow) => flow.month !== range.last);
  return {
    flows: [...others, ...ofMonth.flows, ...refunds, ...(shared ?? []), ...(budget ?? [])],
    ofViews: [...views.flatMap((view) => view.flows), ...(shared ?? [])],
  };
}

async function ledgerFlows(
  context: HouseholdContext,
  view: string,
  { first, last }: Range,
): Promise<{ readonly flows: readonly Flow[]; readonly hasLinked: boolean }> {
  const sums = (direction: string) =>
    context.ledger('finance_transactions_aggregate', {
      ...{ group_by: ['account', 'month'], date_range: daysOf(first, last), direction, view, count_as: 'events' },
    });
  const [debits, credits] = await Promise.all([sums('DEBIT_ONLY'), sums('CREDIT_ONLY')]);
  if (isCut(debits) || isCut(credits)) {
    const months = monthRange(first, last);
    // A month of more accounts than an answer has groups is not of a household.
    if (months.length === 1) throw new Error('a month has more accounts than can be added up');
    const middle = Math.floor(months.length / 2);
    const halves = await Promise.all([
      ledgerFlows(context, view, { first, last: months[middle - 1] ?? first }),
      ledgerFlows(context, view, { first: months[middle] ?? last, last }),
    ]);
    return { flows: halves.flatMap(({ flows }) => flows), hasLinked: halves.some(({ hasLinked }) => hasLinked) };
  }
  return {
    flows: [...flowsOf(debits, false), ...flowsOf(credits, true)],
    hasLinked: [debits, credits].some(({ meta }) => ((meta?.['bursar/left_out'] as LeftOut)?.linked ?? 0) > 0),
  };
}

type LeftOut = { readonly linked?: number } | undefined;

function isCut({ structured }: ToolResult): boolean {
  const { groups, groups_total: total } = structured as unknown as Groups;
  return total > groups.length;
}

/** Money back for a shared purchase is no income: it makes spending smaller. */
function flowsOf({ structured }: ToolResult, areCredits: boolean): Flow[] {
  const { groups } = structured as unknown as Groups;
  return groups.map(({ key, key_2: month, total: { amount, currency }, count }) => {
    const account = key ?? '';
    const source = sourceOfAccount(account);
    const units = unitsOf(amount);
    const isIncome = areCredits && source !== 'shared-split';
    const sums = isIncome ? { income: units, spending: 0n } : { income: 0n, spending: -units };
    return { source, account, month: yearMonth(month ?? ''), currency, ...sums, count };
  });
}

/** Shared expenses by themselves, a month at a time. */
async function sharedFlows(context: HouseholdContext, { first, last }: Range): Promise<Flow[]> {
  const flows = await Promise.all(
    monthRange(first, last)
      .filter((month) => month >= '2000-01')
      .map(async (month) => {
        const [summary, list] = await Promise.all([
          context.call('get_monthly_summary', partsOfMonth(month)),
          context.call('list_movements', { ...partsOfMonth(month), limit: 1 }),
        ]);
        const { total_net: net } = summary.structured as { readonly total_net: string };
        const { total: count } = list.structured as { readonly total: number };
        const currency = await sharedCurrency(context);
        return { count, flow: flowOf('shared-split', 'shared-split:', month, currency, 0n, unitsOf(net), count) };
      }),
  );
  return flows.filter(({ count }) => count > 0).map(({ flow }) => flow);
}

async function budgetFlows(context: HouseholdContext, { first, last }: Range): Promise<Flow[]> {
  const { currencies } = await context.settings();
  const users = await context.budgets(last);
  const months = monthRange(first, last);
  const flows = await Promise.all(
    users.flatMap(({ userId }) =>
      months.map(async (month) => {
        const given = { user_id: userId, thread_id: OVERVIEW_THREAD, month, limit: 1 };
        const { data } = (await context.call('list_transactions', given)).structured as { data: BudgetTotals };
        const cents = (count: number) => BigInt(count) * 100n;
        return flowOf(
          'cristi-agent',
          `${VIEW_OF['cristi-agent']}:${userId}`,
          month,
          currencies['cristi-agent'] ?? 'MXN',
          cents(data.income_total_mxn_cents),
          cents(data.expense_total_mxn_cents),
          data.total_count,
        );
      }),
    ),
  );
  return flows.filter(({ count }) => count > 0);
}

interface BudgetTotals {
  readonly income_total_mxn_cents: number;
  readonly expense_total_mxn_cents: number;
  readonly total_count: number;
}

/** The currency that shared expenses are kept in. */
export async function sharedCurrency(context: HouseholdContext): Promise<string> {
  return (await context.settings()).currencies['shared-split'] ?? 'BRL';
}

function flowOf(
  source: Source,
  account: string,
  month: YearMonth,
  currency: string,
  income: bigint,
  spending: bigint,
  count: number,
): Flow {
  return { source, account, month, currency, income, spending, count };
}
