import type { Connection } from '@bursar/database';

import { includedIn, type IncludedTransactions, type LedgerContext } from '../context';
import type { LeftOut } from '../model/links/count-events';
import type { TransactionFilters } from '../model/transaction-filters';
import { flowsOf, type TransactionSource } from '../model/transaction-source';
import { countTransactions } from '../store/find-transactions';
import { selectFromLedger } from '../store/ledger-selection';
import { lastLinks } from '../store/links/kept-links';
import type { MovingSources } from '../store/links/sum-at-once';

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

/**
 * The domains that say which of their rows move between two accounts of the owner, ready to be read, as far as a sum needs them.
 * Which of them links name is taken from the links that were read last.
 */
export async function movingSources(
  context: LedgerContext,
  { leavesOutOwnTransfers = false, moving = [] }: IncludedTransactions,
): Promise<MovingSources> {
  const named = leavesOutOwnTransfers ? lastLinks(context.owner)?.sourceRows : undefined;
  const isNamed = ({ name, flowsSql }: TransactionSource) => flowsSql !== undefined && named?.has(name) === true;
  if (!context.sources.some(isNamed)) return { leftOut: moving, linked: [] };
  const { sources } = await includedIn(context, 'all');
  return { leftOut: moving, linked: sources.filter(isNamed) };
}

/** The names of all domains that say so. */
export function movingViews({ sources }: Pick<LedgerContext, 'sources'>): ReadonlySet<string> {
  return new Set(sources.filter(({ flowsSql }) => flowsSql !== undefined).map(({ name }) => name));
}
