import { presentCall } from '@bursar/toolkit/call-scope';

/** A call of a client is answered within 15 seconds, whatever it waits for. Milliseconds. */
const REPEATED_FOR = 10_000;
const LAST_REPEAT = 12_000;
const LONGEST_QUEUE = 8_000;
const LAST_ADMISSION = 10_000;
const LONGEST_COMMIT = 10_000;
const SHORTEST_COMMIT = 3_000;
const LAST_COMMIT = 13_500;
/** What nobody waits for, such as a command, may wait longer. */
const PATIENT = 30_000;

function age(): number | undefined {
  const call = presentCall();
  return call && performance.now() - call.arrivedAt;
}

/** Whether there is a call to answer in time. */
export function isCall(): boolean {
  return presentCall() !== undefined;
}

/** How long to wait for a connection, or for a lock. */
export function queueLimit(): number {
  const present = age();
  return present === undefined ? PATIENT : between(1_000, LONGEST_QUEUE, LAST_ADMISSION - present);
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

function between(least: number, most: number, value: number): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}
