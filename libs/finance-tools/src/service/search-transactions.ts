import type { PagedFilters } from '../contract/filter-inputs';
import type { SearchOutput, Transaction } from '../contract/outputs';
import { decimalFromNumeric } from '../domain/decimal';
import { findTransactions, type FoundTransaction } from '../store/find-transactions';
import type { LedgerContext } from './ledger-context';
import { reading, viewOf } from './reading';

/** A page of the transactions that match, newest first, and how many there are on all pages. */
export async function searchTransactions(
  context: LedgerContext,
  { limit, offset, ...filters }: PagedFilters,
): Promise<SearchOutput> {
  const { items, total } = await reading(context, (queries) =>
    findTransactions(queries, viewOf(context, filters), { limit, offset }),
  );
  return { items: items.map(publishTransaction), limit, offset, total };
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
