import { setTimeout as pause } from 'node:timers/promises';

import { sqlState } from './connection-failure';
import type { Connection } from './connection';
import { DatabaseUnavailable } from './database-unavailable';

/** "bursar" in ASCII. All domains share one advisory lock, because they share the table of records. */
export const MIGRATION_LOCK = '108170679902578';
/** How long processes wait for one another's migrations. */
const TURN_LIMIT_MILLISECONDS = 120_000;
/** A lock that is not granted in this time is given up, so that others do not wait behind it for long, and tried again. */
const LOCK_TIMEOUT_MILLISECONDS = 2_000;
const RETRY_LIMIT_MILLISECONDS = 120_000;
const LONGEST_PAUSE_MILLISECONDS = 1_000;
/** SQLSTATE: a lock was not granted in time, or the wait for it was one side of a deadlock. */
const [NOT_GRANTED, DEADLOCK] = ['55P03', '40P01'];
const PASSING = [NOT_GRANTED, DEADLOCK];

/** A file, and what is done of it when it fails. */
export interface FailedFile {
  readonly file: string;
  readonly domain: string;
  readonly done: 'nothing of it was done' | 'what it has done stays done';
}

/** A lock was not granted in time: others use the tables. */
class LockNotGranted extends Error {
  constructor(readonly refusal: DatabaseUnavailable) {
    super(refusal.message);
  }
}

/**
 * A transaction in which no other process migrates. All its settings and locks end with it. One that waits for its turn can
 * be the side of a deadlock that is given up: a process that makes an index waits for all statements that began before.
 * To be called within `whenGranted`.
 */
export async function inTurn<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  await connection.script('begin');
  try {
    await connection.script(`set local statement_timeout = 0; set local lock_timeout = ${TURN_LIMIT_MILLISECONDS}`);
    await connection.query`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    const result = await work();
    await connection.script('commit');
    return result;
  } catch (error) {
    await connection.script('rollback').catch(() => undefined);
    throw sqlState(error) === DEADLOCK ? new LockNotGranted(new DatabaseUnavailable('migration')) : error;
  }
}

/** From here on, the transaction waits no longer than this for a lock. */
export function limitLockWaits(connection: Connection): Promise<void> {
  return connection.script(`set local lock_timeout = ${LOCK_TIMEOUT_MILLISECONDS}`);
}

/** Does the work again, after a pause, as long as a lock that it needs is not granted. */
export async function whenGranted<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + RETRY_LIMIT_MILLISECONDS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LockNotGranted)) throw error;
      if (performance.now() > giveUpAt) throw error.refusal;
      await pause(Math.random() * LONGEST_PAUSE_MILLISECONDS);
    }
  }
}

/** What the error of a statement of a migration becomes: the file that failed, the error's SQLSTATE, and what is done of the file. */
export function migrationFailure(error: unknown, { file, domain, done }: FailedFile): Error {
  if (error instanceof DatabaseUnavailable || error instanceof LockNotGranted) return error;
  const state = sqlState(error);
  const code = state === undefined ? '' : ` (error ${state})`;
  const refusal = new DatabaseUnavailable('migration', `The migration ${file} of ${domain} failed${code}; ${done}.`);
  return PASSING.includes(state ?? '') ? new LockNotGranted(refusal) : refusal;
}
