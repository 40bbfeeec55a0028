import { addMonths, partsOfMonth, type YearMonth } from '@bursar/calendar';
import { minorDigits } from '@bursar/money';

import { amountText, dividedBy, sumOf } from './exact-amount';
import { addFlows, SOURCES, VIEW_OF, type Flow, type FlowSum, type Source } from './flow';
import { daysOf } from './month-days';

/** Months that the usual month is the mean of. */
export const USUAL_MONTHS = 3;

/** What the money of a month is composed from. */
export interface MoneyFacts {
  readonly month: YearMonth;
  /** Of the month and those before it, each event counted once over all domains. */
  readonly flows: readonly Flow[];
  /**
   * Of the month, as each view of the ledger counts its own rows: they differ from `flows` where one event is in two views.
   * Undefined where no link joins two views.
   */
  readonly ofViews: readonly Flow[] | undefined;
  /** Whether the tools of the ledger over all domains are served. */
  readonly hasLedger: boolean;
  /** Shared expenses that another server keeps are in no view. */
  readonly isSharedElsewhere: boolean;
  /** What the two have not recorded yet of the month; undefined where that is unknown. */
  readonly toCome: { readonly currency: string; readonly count: number; readonly amount: bigint } | undefined;
  /** What the movements of the shared month add up to: a refund is in the month of its purchase, whenever it came. */
  readonly sharedMonth?: bigint | undefined;
  /** The currency that the household has set. */
  readonly firstCurrency: string | null;
}

interface Part {
  readonly source: Source;
  readonly income: string;
  readonly spending: string;
  readonly count: number;
  readonly rows: { readonly tool: string; readonly arguments: Record<string, unknown> };
}

/** The money of a month, a currency at a time: the one that is set comes first, then by code. */
export function composeMoney(facts: MoneyFacts) {
  const { month, flows, toCome, firstCurrency } = facts;
  const near = flows.filter((flow) => flow.month <= month && flow.month >= addMonths(month, -USUAL_MONTHS));
  const coming = toCome !== undefined && toCome.count > 0 ? [toCome.currency] : [];
  const currencies = inOrder([...near.map(({ currency }) => currency), ...coming], firstCurrency);
  return currencies.map((currency) => {
    const own = near.filter((flow) => flow.currency === currency);
    const { income, spending } = addFlows(own.filter((flow) => flow.month === month));
    return {
      currency,
      ...{ income: amountText(income), spending: amountText(spending), left: amountText(income - spending) },
      to_come: toComeOf(currency, toCome),
      previous: previousOf(own, month),
      usual: usualOf(own, month, currency),
      parts: partsOf(own, currency, facts),
    };
  });
}

/** Each currency once, that of the household first. */
export function inOrder(currencies: readonly string[], first: string | null): string[] {
  return [...new Set(currencies)].sort((one, other) =>
    one === first ? -1 : other === first ? 1 : one < other ? -1 : one > other ? 1 : 0,
  );
}

function toComeOf(currency: string, toCome: MoneyFacts['toCome']) {
  if (toCome === undefined) return null;
  const isOfIt = toCome.currency === currency;
  return { count: isOfIt ? toCome.count : 0, amount: amountText(isOfIt ? toCome.amount : 0n) };
}

/** A month in which nothing is recorded is unknown. */
function sumOfMonth(flows: readonly Flow[], month: YearMonth): FlowSum | undefined {
  const ofMonth = flows.filter((flow) => flow.month === month);
  return ofMonth.length === 0 ? undefined : addFlows(ofMonth);
}

function previousOf(flows: readonly Flow[], month: YearMonth) {
  const previous = addMonths(month, -1);
  const sum = sumOfMonth(flows, previous);
  if (sum === undefined) return null;
  return { month: previous, income: amountText(sum.income), spending: amountText(sum.spending) };
}

function usualOf(flows: readonly Flow[], month: YearMonth, currency: string) {
  const months = Array.from({ length: USUAL_MONTHS }, (_, index) => addMonths(month, -1 - index));
  const sums = months.flatMap((one) => sumOfMonth(flows, one) ?? []);
  if (sums.length < USUAL_MONTHS) return null;
  const mean = (amount: (sum: FlowSum) => bigint) =>
    amountText(dividedBy(sumOf(sums, amount), BigInt(USUAL_MONTHS), Math.max(2, minorDigits(currency))));
  return { months: USUAL_MONTHS, income: mean(({ income }) => income), spending: mean(({ spending }) => spending) };
}

/** Where one event is in two views, no view has exactly the rows that count: all are one part then. */
function partsOf(flows: readonly Flow[], currency: string, facts: MoneyFacts): Part[] {
  const { month, ofViews, hasLedger, isSharedElsewhere, sharedMonth } = facts;
  const ofMonth = flows.filter((flow) => flow.month === month);
  const ledgerRows = (view: string) => ({
    tool: 'finance_transactions_search',
    arguments: { date_range: daysOf(month), currency, view, count_as: 'events' },
  });
  if (ofViews !== undefined) {
    const own = ofViews.filter((flow) => flow.currency === currency && flow.month === month);
    if (SOURCES.some((source) => !isSame(sumOfSource(ofMonth, source), sumOfSource(own, source)))) {
      const isOutside = ({ source }: Flow) => isSharedElsewhere && source === 'shared-split';
      const inside = ofMonth.filter((flow) => !isOutside(flow));
      return [...sharedPart(ofMonth.filter(isOutside), month), partOf('finance-tools', inside, ledgerRows('all'))];
    }
  }
  return SOURCES.flatMap((source) => {
    const own = ofMonth.filter((flow) => flow.source === source);
    if (own.length === 0) return [];
    const isSharedMonth =
      isSharedElsewhere || !hasLedger || (sharedMonth ?? addFlows(own).spending) === addFlows(own).spending;
    if (source === 'shared-split' && isSharedMonth) return sharedPart(own, month);
    return hasLedger ? [partOf(source, own, ledgerRows(VIEW_OF[source]))] : partsOfAccounts(source, own, month);
  });
}

function sharedPart(flows: readonly Flow[], month: YearMonth): Part[] {
  if (flows.length === 0) return [];
  return [partOf('shared-split', flows, { tool: 'list_movements', arguments: { ...partsOfMonth(month) } })];
}

/** Without the ledger's tools: by account, as those of the domain answer. */
function partsOfAccounts(source: Source, flows: readonly Flow[], month: YearMonth): Part[] {
  const callOf = (account: string) => (source === 'planifi' ? accountCall(account, month) : userCall(account, month));
  const calls = new Map(flows.map(({ account }) => [JSON.stringify(callOf(account)), callOf(account)]));
  return [...calls].map(([key, call]) =>
    partOf(
      source,
      flows.filter(({ account }) => JSON.stringify(callOf(account)) === key),
      call,
    ),
  );
}

function accountCall(account: string, month: YearMonth): Part['rows'] {
  const { start_date: from, end_date: to } = daysOf(month);
  const accountId = account.slice(`${VIEW_OF.planifi}:`.length);
  // The details say which entries are legs of a transfer, which count nowhere.
  return { tool: 'planifi_listTransactions_v1', arguments: { accountId, from, to, details: true } };
}

/** The account of a budget is `cristi:USER` here: it is read over all threads. */
function userCall(account: string, month: YearMonth): Part['rows'] {
  const user_id = account.slice(`${VIEW_OF['cristi-agent']}:`.length);
  return { tool: 'list_transactions', arguments: { user_id, thread_id: OVERVIEW_THREAD, month } };
}

/** Totals of a budget are over all threads, so that any name does. */
export const OVERVIEW_THREAD = 'overview';

function partOf(source: Source, flows: readonly Flow[], rows: Part['rows']): Part {
  const { income, spending, count } = addFlows(flows);
  return { source, income: amountText(income), spending: amountText(spending), count, rows };
}

function sumOfSource(flows: readonly Flow[], source: Source): FlowSum {
  return addFlows(flows.filter((flow) => flow.source === source));
}

function isSame(one: FlowSum, other: FlowSum): boolean {
  return one.income === other.income && one.spending === other.spending && one.count === other.count;
}
