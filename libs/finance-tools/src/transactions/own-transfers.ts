import type { Connection } from '@bursar/database';

import type { IncludedTransactions, LedgerContext } from '../context';
import type { LeftOut } from '../model/links/count-events';
import type { TransactionFilters } from '../model/transaction-filters';
import { flowsOf } from '../model/transaction-source';
import { countTransactions } from '../store/find-transactions';
import { selectFromLedger } from '../store/ledger-selection';

/** The same with the matching rows that other domains say move between two accounts of the owner, where these were left out. */
export async function withOwnTransfers(
  connection: Connection,
  { owner, moving = [] }: IncludedTransactions,
  filters: TransactionFilters,
  leftOut: LeftOut,
): Promise<LeftOut> {
  if (moving.length === 0) return leftOut;
  const count = async (sources: typeof moving) =>
    countTransactions(connection, await selectFromLedger(connection, { owner, hasImported: false, sources }, filters));
  const transfers = (await count(moving)) - (await count(flowsOf(moving)));
  return { ...leftOut, transfers: leftOut.transfers + transfers };
}

/** The domains that say which of their rows move between two accounts of the owner. */
export function movingDomains({ sources }: Pick<LedgerContext, 'sources'>): ReadonlySet<string> {
  return new Set(sources.filter(({ flowsSql }) => flowsSql !== undefined).map(({ name }) => name));
}
