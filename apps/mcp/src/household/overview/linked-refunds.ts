import { yearMonth, type YearMonth } from '@bursar/calendar';

import type { HouseholdContext } from '../household-context';
import { unitsOf } from '../model/exact-amount';
import { sourceOfAccount, type Flow } from '../model/flow';
import { daysOf } from '../model/month-days';

interface Credit {
  readonly id: string;
  readonly account_id: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly booked_at: string;
  readonly links: readonly { readonly kind: string; readonly other_id: string }[];
}

const MOST_ROWS = 500;

/**
 * What takes refunds of shared purchases from income to spending where a link joins them with a line of a bank or account:
 * that line counts then, and its account does not show that it is a refund.
 */
export async function linkedRefunds(
  context: HouseholdContext,
  { first, last }: { readonly first: YearMonth; readonly last: YearMonth },
): Promise<Flow[]> {
  const credits: Credit[] = [];
  for (let isLast = false; !isLast;) {
    const { structured } = await context.ledger('finance_transactions_search', {
      ...{ date_range: daysOf(first, last), direction: 'CREDIT_ONLY', view: 'all', count_as: 'events', details: true },
      ...{ limit: MOST_ROWS, offset: credits.length },
    });
    const { items } = structured as unknown as { readonly items: readonly Credit[] };
    credits.push(...items);
    isLast = items.length < MOST_ROWS;
  }
  // What counts as a shared expense is on the right side already.
  const joined = credits.filter((credit) => sourceOfAccount(credit.account_id) !== 'shared-split' && isOfEvent(credit));
  const shared = joined.every(isLinkedToShared) ? undefined : await rowsOfSharedEvents(context);
  return joined
    .filter((credit) => shared?.has(credit.id) ?? true)
    .map(({ account_id: account, amount: { amount, currency }, booked_at: at }) => {
      const source = sourceOfAccount(account);
      const taken = -unitsOf(amount);
      return { source, account, month: yearMonth(at.slice(0, 7)), currency, income: taken, spending: taken, count: 0 };
    });
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
  const links: ConfirmedLink[] = [];
  for (let isLast = false; !isLast;) {
    const { structured } = await context.ledger('finance_links_propose', {
      ...{ state: 'confirmed', kinds: ['same_event'], date_range: ALL_DAYS, limit: MOST_ROWS, offset: links.length },
    });
    const { items } = structured as unknown as { readonly items: readonly ConfirmedLink[] };
    links.push(...items);
    isLast = items.length < MOST_ROWS;
  }
  const pairs = links.flatMap(({ left, right, stale }) => (stale === true ? [] : [[left.id, right.id]]));
  const rows = new Set(pairs.flat().filter((id) => sourceOfAccount(id) === 'shared-split'));
  for (let size = -1; size !== rows.size;) {
    size = rows.size;
    for (const pair of pairs) if (pair.some((id) => rows.has(id))) for (const id of pair) rows.add(id);
  }
  return rows;
}
