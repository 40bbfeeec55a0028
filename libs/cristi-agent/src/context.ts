import type { Clock } from '@bursar/calendar';
import type { Connection, Database, DomainDatabase, Transaction } from '@bursar/database';

import type { AllowedUserIds } from './allowed-user-ids';
import { storeErrors } from './errors';
import type { Thread } from './model/user-ledger';
import { lockUserLedger } from './store/lock-user-ledger';
import { migrations } from './store/migrations';

/** The part of the database that a domain uses. */
export type DatabaseOfDomains = Pick<Database, 'forDomain'>;

/** What a use case needs from outside. */
export interface AgentDependencies {
  readonly allowedUserIds: AllowedUserIds;
  readonly database: DatabaseOfDomains;
  /** Only for creation times: a tool that depends on the current time takes `now_iso`. */
  readonly clock: Clock;
}

/** What use cases work on: the ledgers of an owner's users. */
export interface AgentContext {
  readonly owner: string;
  readonly allowedUserIds: AllowedUserIds;
  readonly database: DomainDatabase;
  readonly clock: Clock;
}

/** The context of one call, after its user was admitted. */
export interface ThreadContext extends AgentContext {
  readonly thread: Thread;
}

/** Connects to nothing: the database is first used by the first statement. */
export function openContext(owner: string, { database, ...dependencies }: AgentDependencies): AgentContext {
  return { owner, database: openAgentDatabase(database), ...dependencies };
}

/** The database as this domain sees it. Its failures are `DB_ERROR`. */
export function openAgentDatabase(database: DatabaseOfDomains): DomainDatabase {
  return database.forDomain({ migrations, errors: storeErrors, lockTables: ['cristi.purses'] });
}

/** Runs one statement, which sees a single snapshot by itself. Throws `DB_ERROR`. */
export function readStatement<Result>(
  { database }: AgentContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return database.run(work);
}

/** Runs several statements on one snapshot. Throws `DB_ERROR`. */
export function readTransaction<Result>(
  { database }: AgentContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return database.transaction(work, { isolation: 'repeatable read' });
}

/**
 * Runs a transaction that writes to the user's ledger while no other one does. `at` is the time of what it stores, in
 * milliseconds since 1970; `hasCaps` says whether the user has ever set a cap. Throws `DB_ERROR`.
 */
export function writeTransaction<Result>(
  { database, clock, thread }: ThreadContext,
  work: (transaction: Transaction, at: number, hasCaps: boolean) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const { at, hasCaps } = await lockUserLedger(transaction, thread, clock.now());
    return work(transaction, at, hasCaps);
  });
}
