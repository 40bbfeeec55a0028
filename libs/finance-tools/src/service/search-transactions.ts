import type { PagedFilters, TransactionFilters } from '../contract/filter-inputs';
import type { SearchOutput, Transaction } from '../contract/outputs';
import { decimalFromNumeric } from '../domain/decimal';
import { countTransactions, findTransactions, type FoundPage, type FoundTransaction } from '../store/find-transactions';
import type { LedgerContext } from './ledger-context';
import { reading, readingOneMoment, viewOf } from './reading';

/** Up to so many scattered matches are gathered and sorted; among more, a walk through all finds a page soon. */
const FEW_MATCHES = 20_000;

/** A page of the transactions that match, newest first, and how many there are on all pages. */
export async function searchTransactions(
  context: LedgerContext,
  { limit, offset, ...filters }: PagedFilters,
): Promise<SearchOutput> {
  const { items, total } = await findPage(context, filters, { limit, offset });
  return { items: items.map(publishTransaction), limit, offset, total };
}

function findPage(
  context: LedgerContext,
  filters: TransactionFilters,
  page: { readonly limit: number; readonly offset: number },
): Promise<FoundPage> {
  if (isByAmount(filters) && filters.search === undefined) {
    return readingOneMoment(context, async (queries) => {
      const view = await viewOf(context, queries, filters);
      const total = await countTransactions(queries, view);
      return findTransactions(queries, view, page, total <= FEW_MATCHES ? 'scattered' : 'in order', total);
    });
  }
  return reading(context, async (queries) => {
    const view = await viewOf(context, queries, filters);
    return findTransactions(queries, view, page, filters.search === undefined ? 'in order' : 'scattered');
  });
}

/** Amounts follow no index's order. */
function isByAmount({ min_amount: least, max_amount: most, direction = 'ALL' }: TransactionFilters): boolean {
  return least !== undefined || most !== undefined || direction !== 'ALL';
}

export function publishTransaction(found: FoundTransaction): Transaction {
  return {
    id: found.id,
    account_id: found.accountId,
    category_id: found.categoryId,
    description: found.description,
    amount: { amount: decimalFromNumeric(found.amount), currency: found.currency },
    booked_at: found.bookedAt.replace(' ', 'T'),
  };
}
