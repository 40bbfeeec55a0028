import { sqlState, withStoreErrors, type Transaction } from '@bursar/database';

import type { PlanifiContext } from './context';
import { idempotencyInProgress, idempotencyKeyReused, storeErrors } from './errors';
import { fingerprint, type CanonicalRequest } from './model/fingerprint';
import {
  claimKey,
  findRecord,
  queueResponse,
  removeExpired,
  type KeyedRequest,
  type StoredResponse,
} from './store/idempotency-records';

const MILLISECONDS_A_DAY = 86_400_000;

/**
 * A request that waits for another process returns its connection to the pool this often, so that other callers get one
 * while the request in the other process takes long.
 */
const LONGEST_WAIT_MILLISECONDS = 500;

/** SQLSTATE lock_not_available: `lock_timeout` has passed. */
const LOCK_NOT_AVAILABLE = '55P03';

/** A write that may be sent again. */
export interface IdempotentWrite<Result, Sent = unknown> {
  /** In one form for all requests that mean the same. */
  readonly canonicalRequest: CanonicalRequest;
  /** The response of a write at an instant, where it is known before the write: it is then stored with the claim. */
  readonly precomputedResponse?: (at: number) => Result;
  /**
   * Runs in the transaction that stores the response. `at` is when everything that it stores was created, in
   * milliseconds since 1970. `sent` is what `sendWithClaim` has returned.
   */
  execute(transaction: Transaction, at: number, sent: Sent): Promise<Result>;
  /** Sends a statement together with the claim of the key; it must do nothing unless the claim succeeds. */
  readonly sendWithClaim?: (transaction: Transaction) => Promise<Sent>;
}

/** The key of a write, and the action that it belongs to. */
interface ActionKey {
  readonly action: string;
  readonly key: string;
}

type KeyedWrite<Result> = KeyedRequest & Omit<IdempotentWrite<Result>, 'canonicalRequest'>;

/**
 * Runs a write once for its key, in one transaction with the record of its response. Every later request that is the
 * same gets that response, without any other check (contract, section 7). A write that fails leaves its key free.
 * Throws `IDEMPOTENCY_KEY_REUSED` when the key belongs to another request, and `IDEMPOTENCY_IN_PROGRESS` when the first
 * request with it does not end in time.
 */
export async function runIdempotently<Result>(
  context: PlanifiContext,
  { action, key }: ActionKey,
  { canonicalRequest, ...write }: IdempotentWrite<Result>,
): Promise<Result> {
  const keyed = { ...write, key, action, fingerprint: fingerprint(action, canonicalRequest) };
  const deadline = performance.now() + context.settings.idempotencyWaitMilliseconds;
  const remaining = () => deadline - performance.now();
  const ran = await context.mutex.runExclusive(JSON.stringify([context.owner, key]), remaining(), () =>
    withStoreErrors(storeErrors, () => claimWithRetry(context, keyed, remaining)),
  );
  if (ran === undefined) throw idempotencyInProgress();
  return ran.result;
}

/** Tries again while another process holds the key; each attempt is a transaction of its own. */
async function claimWithRetry<Result>(
  context: PlanifiContext,
  write: KeyedWrite<Result>,
  remaining: () => number,
): Promise<Result> {
  for (;;) {
    const waitMilliseconds = Math.ceil(Math.max(1, Math.min(remaining(), LONGEST_WAIT_MILLISECONDS)));
    try {
      return await context.database.transaction((transaction) =>
        writeOrReplay(transaction, context, write, waitMilliseconds),
      );
    } catch (error) {
      // Only the claim has a lock timeout.
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (remaining() <= 0) throw idempotencyInProgress();
    }
  }
}

async function writeOrReplay<Result>(
  transaction: Transaction,
  { owner, clock, settings }: PlanifiContext,
  write: KeyedWrite<Result>,
  waitMilliseconds: number,
): Promise<Result> {
  const now = clock.now();
  const expiry = now - settings.idempotencyDays * MILLISECONDS_A_DAY;
  const precomputed = write.precomputedResponse && JSON.stringify(write.precomputedResponse(now));
  const claim = async () => {
    const limits = { at: now, response: precomputed ?? null, expiry, waitMilliseconds };
    const claimed = claimKey(transaction, owner, write, limits);
    const sent = write.sendWithClaim?.(transaction);
    // Where the claim fails, this fails because of it.
    sent?.catch(() => undefined);
    const at = await claimed;
    return at === undefined ? undefined : { at, sent: await sent };
  };
  let claimed = await claim();
  for (; claimed === undefined; claimed = await claim()) {
    const record = await findRecord(transaction, owner, write.key);
    if (record !== undefined && record.createdAt > expiry) return replayResponse<Result>(record, write);
    await removeExpired(transaction, owner, write.key, expiry);
  }
  const { at, sent } = claimed;
  const response = await write.execute(transaction, at, sent);
  // The claim stored the precomputed response only for the instant `now`.
  if (precomputed === undefined || at !== now) queueResponse(transaction, owner, write.key, JSON.stringify(response));
  return response;
}

function replayResponse<Result>(record: StoredResponse, request: KeyedRequest): Result {
  if (record.fingerprint !== request.fingerprint) throw idempotencyKeyReused();
  if (record.response === null) throw new Error('a record was committed without its response');
  return JSON.parse(record.response) as Result;
}
