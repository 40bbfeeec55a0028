import type { TransactionFilters } from '../contract/filter-inputs';
import { accountsIn } from '../store/accounts';
import type { FinanceStatements } from '../store/finance-database';
import type { LedgerView } from '../store/ledger-parts';
import type { LedgerContext } from './ledger-context';
import { inOwnWords } from './store-failure';

/** A use case that stores nothing, and whose answer is one statement's. */
export function reading<Result>(
  { database }: LedgerContext,
  work: (queries: FinanceStatements) => Promise<Result>,
): Promise<Result> {
  return inOwnWords(() => database.run((queries) => work(queries as FinanceStatements)));
}

/** A use case that stores nothing and needs several statements: all of them see the same moment. */
export function readingOneMoment<Result>(
  { database }: LedgerContext,
  work: (queries: FinanceStatements) => Promise<Result>,
): Promise<Result> {
  return inOwnWords(() => database.transaction(work, { isolation: 'repeatable read' }));
}

/** What a call asks for, of the ledger and of the sources. */
export async function viewOf(
  { owner, sources }: LedgerContext,
  queries: FinanceStatements,
  filters: TransactionFilters,
): Promise<LedgerView> {
  const { currency } = filters;
  // The planner knows accounts by their ids, and an account has one currency for good.
  const accounts = currency === undefined ? undefined : await accountsIn(queries, owner, currency);
  return { owner, sources, filters, accounts };
}
