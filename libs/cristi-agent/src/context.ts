import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { AllowedUserIds } from './allowed-user-ids';
import type { Thread } from './model/user-ledger';
import { bindCristiDatabase, type CristiDatabase, type CristiQueries, type CristiReads } from './store/cristi-database';
import { lockUserLedger } from './store/lock-user-ledger';
import { storeFailure } from './store-errors';

/** What a use case needs from outside. */
export interface AgentDependencies {
  readonly allowedUserIds: AllowedUserIds;
  readonly database: Database;
  /** Only for creation times: a tool that depends on the current time takes `now_iso`. */
  readonly clock: Clock;
}

/** What use cases work on: the ledgers of an owner's users. */
export interface AgentContext {
  readonly owner: string;
  readonly allowedUserIds: AllowedUserIds;
  readonly database: CristiDatabase;
  readonly clock: Clock;
}

/** The context of one call, after its user was admitted. */
export interface ThreadContext extends AgentContext {
  readonly thread: Thread;
}

export function openContext(owner: string, { database, ...dependencies }: AgentDependencies): AgentContext {
  return { owner, database: bindCristiDatabase(database), ...dependencies };
}

/** Runs one statement, which sees a single snapshot by itself. Throws `DB_ERROR`. */
export function readStatement<Result>(
  { database }: AgentContext,
  work: (queries: CristiReads) => Promise<Result>,
): Promise<Result> {
  return withStoreErrors(() => database.run(work));
}

/** Runs several statements on one snapshot. Throws `DB_ERROR`. */
export function readTransaction<Result>(
  { database }: AgentContext,
  work: (queries: CristiReads) => Promise<Result>,
): Promise<Result> {
  return withStoreErrors(() => database.transaction(work, { isolation: 'repeatable read' }));
}

/**
 * Runs a transaction that writes to the user's ledger while no other one does. `at` is the time of what it stores, in
 * milliseconds since 1970. Throws `DB_ERROR`.
 */
export function writeTransaction<Result>(
  { database, clock, thread }: ThreadContext,
  work: (queries: CristiQueries, at: number) => Promise<Result>,
): Promise<Result> {
  return withStoreErrors(() =>
    database.transaction(async (queries) => work(queries, await lockUserLedger(queries, thread, clock.now()))),
  );
}

export async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw storeFailure(error);
  }
}
