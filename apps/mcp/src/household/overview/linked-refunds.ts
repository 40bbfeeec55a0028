import { addMonths, yearMonth, type YearMonth } from '@bursar/calendar';

import type { HouseholdContext } from '../household-context';
import { unitsOf } from '../model/exact-amount';
import { sourceOfAccount, VIEW_OF, type Flow } from '../model/flow';
import { daysOf } from '../model/month-days';

interface Credit {
  readonly id: string;
  readonly account_id: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly booked_at: string;
  readonly links: readonly { readonly kind: string; readonly other_id: string }[];
}

const MOST_ROWS = 500;
const [FIRST_MONTH, LAST_MONTH] = [yearMonth('1900-01'), yearMonth('2999-12')];

/**
 * What takes refunds of shared purchases from income to spending where a link joins them with a line of a bank or account:
 * that line counts then, and its account does not show that it is a refund.
 */
export async function linkedRefunds(
  context: HouseholdContext,
  range: { readonly first: YearMonth; readonly last: YearMonth },
): Promise<Flow[]> {
  // Most households have none, and a search of few rows tells.
  const shared = await creditsOf(context, VIEW_OF['shared-split'], { count_as: 'rows', date_range: daysAround(range) });
  if (!shared.some(isOfEvent)) return [];
  const date_range = daysOf(range.first, range.last);
  const credits = await creditsOf(context, 'all', { count_as: 'events', date_range });
  // What counts as a shared expense is on the right side already.
  const joined = credits.filter((credit) => sourceOfAccount(credit.account_id) !== 'shared-split' && isOfEvent(credit));
  const rows = joined.every(isLinkedToShared) ? undefined : await rowsOfSharedEvents(context);
  return joined
    .filter((credit) => rows?.has(credit.id) ?? true)
    .map(({ account_id: account, amount: { amount, currency }, booked_at: at }) => {
      const source = sourceOfAccount(account);
      const taken = -unitsOf(amount);
      return { source, account, month: yearMonth(at.slice(0, 7)), currency, income: taken, spending: taken, count: 0 };
    });
}

function creditsOf(context: HouseholdContext, view: string, filter: object): Promise<Credit[]> {
  return allItems(context, 'finance_transactions_search', {
    ...filter,
    ...{ view, direction: 'CREDIT_ONLY', details: true },
  });
}

/** Both rows of an event may be some days apart. */
function daysAround({ first, last }: { readonly first: YearMonth; readonly last: YearMonth }) {
  const isEarliest = first === FIRST_MONTH;
  const isLatest = last === LAST_MONTH;
  return daysOf(isEarliest ? first : addMonths(first, -1), isLatest ? last : addMonths(last, 1));
}

async function allItems<Item>(context: HouseholdContext, tool: string, input: object): Promise<Item[]> {
  const all: Item[] = [];
  for (let isLast = false; !isLast;) {
    const { structured } = await context.ledger(tool, { ...input, limit: MOST_ROWS, offset: all.length });
    const { items } = structured as unknown as { readonly items: readonly Item[] };
    all.push(...items);
    isLast = items.length < MOST_ROWS;
  }
  return all;
}

function isOfEvent({ links }: Credit): boolean {
  return links.some(({ kind }) => kind === 'same_event');
}

function isLinkedToShared({ links }: Credit): boolean {
  return links.some(({ kind, other_id: other }) => kind === 'same_event' && sourceOfAccount(other) === 'shared-split');
}

interface ConfirmedLink {
  readonly left: { readonly id: string };
  readonly right: { readonly id: string };
  readonly stale?: boolean;
}

const ALL_DAYS = { start_date: '1900-01-01', end_date: '2999-12-31' };

/** The ids of all rows of events that are shared expenses too: a line of a bank may be one through an entry of an account. */
async function rowsOfSharedEvents(context: HouseholdContext): Promise<ReadonlySet<string>> {
  const links = await allItems<ConfirmedLink>(context, 'finance_links_propose', {
    state: 'confirmed',
    kinds: ['same_event'],
    date_range: ALL_DAYS,
  });
  const pairs = links.flatMap(({ left, right, stale }) => (stale === true ? [] : [[left.id, right.id]]));
  const rows = new Set(pairs.flat().filter((id) => sourceOfAccount(id) === 'shared-split'));
  for (let size = -1; size !== rows.size;) {
    size = rows.size;
    for (const pair of pairs) if (pair.some((id) => rows.has(id))) for (const id of pair) rows.add(id);
  }
  return rows;
}
