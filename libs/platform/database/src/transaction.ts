import { setTimeout as pause } from 'node:timers/promises';

import { sqlState } from './connection-failure';
import { changedRows, isUnchanged } from './guarded/stored-changes';
import type { TransactionAttempt } from './transaction-attempt';
import type { Session } from './session';
import type { SessionConnection } from './session-connection';

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export interface TransactionOptions {
  /** Read committed unless given. */
  readonly isolation?: Isolation;
  /** Tables, with their schema, whose rows are updated to lock them: that alone stores nothing. */
  readonly lockTables?: readonly string[];
}

/** How often a transaction is run at most, the first time included. */
export const ATTEMPTS = 8;
const FIRST_PAUSE_MILLISECONDS = 5;
const LONGEST_PAUSE_MILLISECONDS = 250;

const [SERIALIZATION_FAILURE, DEADLOCK_DETECTED] = ['40001', '40P01'] as const;

/**
 * Runs a whole transaction, and runs it again if the server rolled it back because of concurrent transactions: then it
 * has had no effect. Nothing else is repeated. Throws the last error after the last attempt.
 */
export async function withRetries<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      // A random pause keeps the same two from colliding again.
      const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** attempt);
      await pause(Math.random() * longest);
    }
  }
}

/** Whether the server rolled a transaction back because of concurrent transactions. */
export function isConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}

/**
 * Runs work between begin and commit. The begin is sent together with the first statement of the work, and the queued
 * statements together with the commit. Throws the failure of the statement that failed first.
 */
export async function runTransaction<Connection extends SessionConnection, Result>(
  session: Session,
  connection: Connection,
  isolation: Isolation,
  work: (connection: Connection) => Promise<Result>,
  options: TransactionAttempt = {},
): Promise<Result> {
  const { lockTimeoutMilliseconds, lockTables = [], onCommit, onlyIfStored } = options;
  const limit = lockTimeoutMilliseconds?.();
  try {
    const text = `begin isolation level ${isolation}${limit === undefined ? '' : `; set local lock_timeout = ${limit}`}`;
    // A begin fails only with its connection, and then nothing after it is done either.
    const begin = session.run({ text });
    // It is waited for only after what fails with it, and a failure that nothing waits for would end the process.
    begin.catch(() => undefined);
    // Where the statements before `working` fail with it, nothing waits for it any more.
    begin.catch(() => undefined);
    const before = onlyIfStored && (await changedRows(connection, lockTables));
    // A promise around it: a query builder that `work` returns would run again each time it is awaited.
    const working = (async () => work(connection))();
    await allSettled<unknown>([begin, working]);
    if (onlyIfStored !== undefined) {
      const isStored = isUnchanged(before, await changedRows(connection, lockTables));
      if (!isStored || connection.queued.length > 0) throw onlyIfStored;
      // A transaction that writes to the log waits for the standby until that has all that was written before.
      await connection.script(`select pg_logical_emit_message(true, 'bursar', '')`);
    }
    onCommit?.();
    await session.confirmed(() => commit(session, connection));
    return await working;
  } catch (error) {
    // If this fails, the connection is broken and the server has rolled back.
    await session.run({ text: 'rollback' }).catch(() => undefined);
    throw error;
  }
}

async function commit(session: Session, { queued }: SessionConnection): Promise<void> {
  const statements = [...queued, { text: 'commit' }].map((statement) => session.run(statement));
  const results = await allSettled(statements);
  // The server rolls back a transaction in which a statement failed, even if it is asked to commit, without an error.
  if (results.at(-1)?.command === 'ROLLBACK') throw session.firstFailure;
}

/** Waits for all of them; throws the failure of the first that failed, in their order. */
async function allSettled<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  const outcomes = await Promise.allSettled(promises);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
