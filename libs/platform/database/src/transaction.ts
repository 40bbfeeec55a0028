import { setTimeout as pause } from 'node:timers/promises';

import { sqlState } from './connection-failure';
import type { Session } from './session';

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export interface TransactionOptions {
  /** Read committed unless given. */
  readonly isolation?: Isolation;
}

/** Tries a transaction gets, the first one included. */
export const ATTEMPTS = 8;
const FIRST_PAUSE_MILLISECONDS = 5;
const LONGEST_PAUSE_MILLISECONDS = 250;

const [SERIALIZATION_FAILURE, DEADLOCK_DETECTED] = ['40001', '40P01'] as const;

/**
 * Runs a whole transaction, and again when the server rolled it back because of others: then it has done nothing, and
 * nothing else is ever repeated. Throws the last error when every attempt met others.
 */
export async function withRetries<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      // Chance keeps two that met from meeting again.
      const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** attempt);
      await pause(Math.random() * longest);
    }
  }
}

/** True when the server rolled a transaction back because of other transactions. */
export function isConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}

/**
 * Runs work between begin and commit. The work's first statement is sent right behind the begin, which fails only with
 * its connection; the commit right behind those that the work did not wait for. A connection that broke needs no
 * rollback: the server has done it.
 */
export async function runTransaction<Result>(
  session: Session,
  isolation: Isolation,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = session.query(`begin isolation level ${isolation}`);
  // Told below, after the work.
  begun.catch(() => undefined);
  try {
    const result = await work();
    await Promise.all([begun, session.query('commit')]);
    return result;
  } catch (error) {
    await session.query('rollback').catch(() => undefined);
    throw error;
  }
}
