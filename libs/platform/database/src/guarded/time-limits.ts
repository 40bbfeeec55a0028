import { presentCall } from '@bursar/toolkit/call-scope';

/**
 * A call of a client is answered within 15 seconds, whatever it waits for. Milliseconds. What work may still wait for is
 * the sooner over the older its call is; the shortest waits are for calls that are old because of what they have done.
 */
const REPEATED_FOR = 10_000;
const LAST_REPEAT = 9_500;
const LONGEST_QUEUE = 8_000;
const SHORTEST_QUEUE = 1_000;
const SHORTEST_LOCK = 500;
const SHARE_OF_A_LOCK = 0.6;
const LAST_ADMISSION = 10_000;
const LONGEST_COMMIT = 10_000;
const SHORTEST_COMMIT = 2_500;
const LAST_COMMIT = 13_500;
const LAST_LOOK = 14_000;
/** The shortest wait of a call to which the database has failed before: an answer that says so needs little of it. */
const AFTER_FAILURE = 300;
/** A call that has waited so long in all, for shares, locks and commits, is not old because of what it has done. */
const LONG_WAITED = 12_500;
const AFTER_LONG_WAIT = 120;
/** What nobody waits for, such as a command, may wait longer. */
const PATIENT = 30_000;

const failed = new WeakSet<object>();
const waits = new WeakMap<object, number>();

/** The database was not there in time for the present call. */
export function noteFailure(): void {
  const call = presentCall();
  if (call !== undefined) failed.add(call.identity);
}

/** The present call has waited for so many milliseconds. */
export function noteWait(milliseconds: number): void {
  const call = presentCall();
  if (call !== undefined) waits.set(call.identity, (waits.get(call.identity) ?? 0) + milliseconds);
}

/** A transaction of the present call that writes took so many milliseconds until its commit; they may have been for a lock. */
export function noteTransaction(milliseconds: number): void {
  noteWait(Math.min(milliseconds, 2 * SHARE_OF_A_LOCK * LONGEST_QUEUE));
}

function age(): number | undefined {
  const call = presentCall();
  return call && performance.now() - call.arrivedAt;
}

/** Whether there is a call to answer in time. */
export function isCall(): boolean {
  return presentCall() !== undefined;
}

/** How long to wait for a share of the pool, and how long from then to the first answer in a transaction. */
export function queueLimit(): number {
  const present = age();
  return present === undefined ? PATIENT : between(SHORTEST_QUEUE, LONGEST_QUEUE, LAST_ADMISSION - present);
}

/**
 * How long a statement waits for each lock. PostgreSQL waits twice for a row that several transactions want: first for its place in the
 * queue, then for the transaction that holds the row.
 */
export function lockTimeout(): number {
  const present = age();
  if (present === undefined) return PATIENT;
  return Math.ceil(between(SHORTEST_LOCK, LONGEST_QUEUE, LAST_ADMISSION - present) * SHARE_OF_A_LOCK);
}

/** How long to wait for the answer to a commit; undefined for as long as it takes. */
export function commitLimit(): number | undefined {
  const present = age();
  return present === undefined ? undefined : between(SHORTEST_COMMIT, LONGEST_COMMIT, LAST_COMMIT - present);
}

/** How long to wait for the answer to the first statement outside of a transaction, which may rightly take long. */
export function answerLimit(): number | undefined {
  const present = age();
  return present === undefined ? undefined : between(SHORTEST_COMMIT, LAST_COMMIT, LAST_COMMIT - present);
}

/** How much longer what failed may be repeated, given when it first failed. */
export function repeatLimit(firstFailureAt: number): number {
  const present = age();
  if (present === undefined) return 0;
  return Math.min(REPEATED_FOR - (performance.now() - firstFailureAt), LAST_REPEAT - present);
}

/** How long to look whether a commit without an answer was done. */
export function lookLimit(): number {
  return Math.max(0, LAST_LOOK - (age() ?? 0));
}

function between(least: number, most: number, value: number): number {
  return Math.round(Math.max(shortestWait(least), Math.min(most, value)));
}

function shortestWait(usual: number): number {
  const identity = presentCall()?.identity;
  if (identity === undefined) return usual;
  if (failed.has(identity)) return Math.min(usual, AFTER_FAILURE);
  return Math.min(usual, Math.max(AFTER_LONG_WAIT, LONG_WAITED - (waits.get(identity) ?? 0)));
}
