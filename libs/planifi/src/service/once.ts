import { sqlState } from '@bursar/database';

import type { Action } from '../contract/actions';
import { idempotencyInProgress, idempotencyKeyReused } from '../contract/refusals';
import { fingerprint, type CanonicalRequest } from '../domain/fingerprint';
import {
  claimKey,
  findRecord,
  removeExpired,
  storeAnswer,
  type KeyedRequest,
  type StoredAnswer,
} from '../store/idempotency-records';
import type { PlanifiQueries } from '../store/planifi-database';
import type { PlanifiContext } from './planifi-context';
import { inOwnWords, type Writing } from './transactions';

const MILLISECONDS_A_DAY = 86_400_000;

/**
 * Who waits for another process gives its connection back as often, so that other callers get theirs while a request
 * elsewhere takes long.
 */
const LONGEST_WAIT_MILLISECONDS = 500;

/** SQLSTATE: a lock was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** A write as its caller names it. */
export interface KeyedWrite<Answer> {
  readonly action: Action;
  readonly key: string;
  /** What the request says, in one form for all requests that mean the same. */
  readonly request: CanonicalRequest;
  /** What is answered to a write of an instant, where that can be said before: then it is stored with the claim. */
  readonly answerAt?: (at: number) => Answer;
}

/** The same on its way to the store. */
interface Keyed<Answer> extends KeyedRequest {
  readonly answerAt: ((at: number) => Answer) | undefined;
}

/**
 * Does a write once for its key: in one transaction with the record of its answer, which is given again to every later
 * request that is the same, without looking at anything else. A write that fails leaves its key free. Throws
 * `IDEMPOTENCY_KEY_REUSED` when the key was given to another request, and `IDEMPOTENCY_IN_PROGRESS` when the first
 * request with it does not end in time.
 */
export async function once<Answer>(
  context: PlanifiContext,
  { action, key, request, answerAt }: KeyedWrite<Answer>,
  write: (writing: Writing) => Promise<Answer>,
): Promise<Answer> {
  const keyed = { key, action, fingerprint: fingerprint(action, request), answerAt };
  const deadline = performance.now() + context.settings.idempotencyWaitMilliseconds;
  const remaining = () => deadline - performance.now();
  const turn = await context.turns.take(JSON.stringify([context.owner, key]), remaining(), () =>
    inOwnWords(() => untilClaimed(context, keyed, write, remaining)),
  );
  if (turn === undefined) throw idempotencyInProgress();
  return turn.result;
}

/** Tries again while another process holds the key; each try is a transaction of its own. */
async function untilClaimed<Answer>(
  context: PlanifiContext,
  keyed: Keyed<Answer>,
  write: (writing: Writing) => Promise<Answer>,
  remaining: () => number,
): Promise<Answer> {
  for (;;) {
    const waitMilliseconds = Math.ceil(Math.max(1, Math.min(remaining(), LONGEST_WAIT_MILLISECONDS)));
    try {
      return await context.database.transaction((queries) =>
        writeOrAnswerAgain(queries, context, keyed, waitMilliseconds, write),
      );
    } catch (error) {
      // No statement but the claim has a limit for locks.
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (remaining() <= 0) throw idempotencyInProgress();
    }
  }
}

async function writeOrAnswerAgain<Answer>(
  queries: PlanifiQueries,
  { owner, clock, settings }: PlanifiContext,
  keyed: Keyed<Answer>,
  waitMilliseconds: number,
  write: (writing: Writing) => Promise<Answer>,
): Promise<Answer> {
  const now = clock.now();
  const expiry = now - settings.idempotencyDays * MILLISECONDS_A_DAY;
  const foreseen = keyed.answerAt && JSON.stringify(keyed.answerAt(now));
  const claim = () => claimKey(queries, owner, keyed, { at: now, answer: foreseen ?? null, expiry, waitMilliseconds });
  let at = await claim();
  for (; at === undefined; at = await claim()) {
    const record = await findRecord(queries, owner, keyed.key);
    if (record !== undefined && record.createdAt > expiry) return answerAgain<Answer>(record, keyed);
    await removeExpired(queries, owner, keyed.key, expiry);
  }
  const answer = await write({ queries, owner, at });
  // What was foreseen is of now.
  if (foreseen === undefined || at !== now) await storeAnswer(queries, owner, keyed.key, JSON.stringify(answer));
  return answer;
}

function answerAgain<Answer>(record: StoredAnswer, keyed: KeyedRequest): Answer {
  if (record.fingerprint !== keyed.fingerprint) throw idempotencyKeyReused();
  if (record.answer === null) throw new Error('a record was committed without its answer');
  return JSON.parse(record.answer) as Answer;
}
