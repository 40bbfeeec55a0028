import { yearMonth, type YearMonth } from '@bursar/calendar';

import type { HouseholdContext } from '../household-context';
import { unitsOf } from '../model/exact-amount';
import { sourceOfAccount, type Flow } from '../model/flow';
import { daysOf } from '../model/month-days';

interface Credit {
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
  return credits
    .filter(isLinkedToShared)
    .map(({ account_id: account, amount: { amount, currency }, booked_at: at }) => {
      const source = sourceOfAccount(account);
      const taken = -unitsOf(amount);
      return { source, account, month: yearMonth(at.slice(0, 7)), currency, income: taken, spending: taken, count: 0 };
    });
}

function isLinkedToShared({ account_id: account, links }: Credit): boolean {
  // What counts as a shared expense is on the right side already.
  if (sourceOfAccount(account) === 'shared-split') return false;
  return links.some(({ kind, other_id: other }) => kind === 'same_event' && sourceOfAccount(other) === 'shared-split');
}
