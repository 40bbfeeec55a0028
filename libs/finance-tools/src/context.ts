import type { Clock } from '@bursar/calendar';
import { withStoreErrors, type Connection, type Database, type DomainDatabase } from '@bursar/database';
import { ownerScoped, useCasesOf, type Caller } from '@bursar/toolkit';

import { storeErrors } from './errors';
import type { TransactionSource } from './model/transaction-source';
import { migrations } from './store/migrations';

/** An owner's ledger: what every use case works on. */
export interface LedgerContext {
  readonly owner: string;
  /** Its failures are errors of this domain. */
  readonly database: DomainDatabase;
  readonly clock: Clock;
  /** Transactions of other domains that search, sum, aggregate and the lists include; ready to be read. */
  readonly sources: readonly TransactionSource[];
  /** The currency of a sum over nothing. */
  readonly defaultCurrency: string;
}

export interface LedgerDependencies {
  /** Not used before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  /** CHF unless given. */
  readonly defaultCurrency?: string;
  readonly sources?: readonly TransactionSource[];
}

export const defineUseCase = useCasesOf<LedgerContext>();

/** Opens the ledger of a caller. The sources are prepared before the owner's first call. */
export function ledgerOpener({
  database,
  clock,
  defaultCurrency = 'CHF',
  sources = [],
}: LedgerDependencies): (caller: Pick<Caller, 'owner'>) => Promise<LedgerContext> {
  const ledgerDatabase = database.forDomain({ migrations, errors: storeErrors });
  return ownerScoped(async (owner) => {
    await withStoreErrors(storeErrors, async () => {
      for (const source of sources) await source.prepare();
    });
    return { owner, database: ledgerDatabase, clock, sources, defaultCurrency };
  });
}

/** Runs work that stores nothing and needs several statements: all of them see the same state of the ledger. */
export function readTransaction<Result>(
  { database }: LedgerContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return database.transaction(work, { isolation: 'repeatable read' });
}
