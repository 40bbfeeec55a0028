import type { TransactionFilters } from '../contract/filter-inputs';
import type { FinanceQueries } from '../store/finance-database';
import type { LedgerView } from '../store/ledger-parts';
import type { LedgerContext } from './ledger-context';
import { inOwnWords } from './store-failure';

/** A use case that stores nothing: all its queries see the same moment. */
export function reading<Result>(
  { database }: LedgerContext,
  work: (queries: FinanceQueries) => Promise<Result>,
): Promise<Result> {
  return inOwnWords(() => database.transaction(work, { isolation: 'repeatable read' }));
}

export function viewOf({ owner, sources }: LedgerContext, filters: TransactionFilters): LedgerView {
  return { owner, sources, filters };
}
