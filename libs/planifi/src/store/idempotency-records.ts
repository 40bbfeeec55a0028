import type { Connection, Transaction } from '@bursar/database';
import { and, eq, lte } from 'drizzle-orm';

import { idempotencyRecords as records } from './schema';

/** A write with its idempotency key. */
export interface KeyedRequest {
  readonly key: string;
  readonly action: string;
  /** Of the canonical request. */
  readonly fingerprint: string;
}

export interface StoredResponse {
  readonly fingerprint: string;
  /** JSON text. */
  readonly response: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A claim of a key. */
interface Claim {
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /** JSON text; null while it is unknown. */
  readonly response: string | null;
  /** Records created at this instant or earlier, in milliseconds since 1970, have expired. */
  readonly expiry: number;
  /** At least 1. */
  readonly waitMilliseconds: number;
}

/** How many expired records a write removes: more than it adds, and few enough that no write takes long. */
const REMOVED_AT_ONCE = 100;

/**
 * Claims a key for this transaction by storing its record. Returns the instant of the write in milliseconds since 1970:
 * `at`, or the owner's last write if the clock was set back since. Returns undefined when the key has a record.
 *
 * While another transaction holds the key, waits for its end, and gets the key if that transaction is rolled back.
 * Throws an error with SQLSTATE `55P03` when the wait is longer than `waitMilliseconds`. Removes some of the owner's
 * expired records, except those that another transaction has locked.
 *
 * The setting `planifi.claimed_at` of the transaction then holds the instant, or nothing: statements that are sent with the
 * claim depend on it.
 */
export async function claimKey(
  transaction: Transaction,
  owner: string,
  { key, action, fingerprint }: KeyedRequest,
  { at, response, expiry, waitMilliseconds }: Claim,
): Promise<number | undefined> {
  // The lock timeout is set before the row is inserted and put back after it: it applies to this wait only.
  const [record] = await transaction.query<{ created_at: bigint }>`
    with given as materialized (
      select current_setting('lock_timeout') as wait
    ), limited as materialized (
      select wait, set_config('lock_timeout', ${String(waitMilliseconds)}::text, true),
        set_config('planifi.claimed_at', '', true)
      from given
    ), expired as (
      select key from planifi.idempotency_records where owner = ${owner}::text and created_at <= ${expiry}::bigint
      order by created_at limit ${REMOVED_AT_ONCE}::bigint
      for update skip locked
    ), removed as (
      delete from planifi.idempotency_records where owner = ${owner}::text and key in (select key from expired)
    )
    insert into planifi.idempotency_records (owner, key, action, fingerprint, answer, created_at)
    select ${owner}::text, ${key}::text, ${action}::text, ${fingerprint}::text, ${response}::text,
      greatest(
        ${at}::bigint,
        (select max(created_at) from planifi.idempotency_records where owner = ${owner}::text)
      )
    from limited
    on conflict (owner, key) do nothing
    returning created_at, set_config('lock_timeout', (select wait from limited), true),
      set_config('planifi.claimed_at', created_at::text, true)`;
  return record && Number(record.created_at);
}

export async function findRecord(
  { drizzle }: Connection,
  owner: string,
  key: string,
): Promise<StoredResponse | undefined> {
  const { fingerprint, response, createdAt } = records;
  const [record] = await drizzle
    .select({ fingerprint, response, createdAt })
    .from(records)
    .where(and(eq(records.owner, owner), eq(records.key, key)));
  return record;
}

/** Removes the record of a key if it was created at `expiry`, in milliseconds since 1970, or earlier. */
export async function removeExpired(
  { drizzle }: Transaction,
  owner: string,
  key: string,
  expiry: number,
): Promise<void> {
  await drizzle
    .delete(records)
    .where(and(eq(records.owner, owner), eq(records.key, key), lte(records.createdAt, expiry)));
}

/** Stores the response, JSON text, for the key that this transaction has claimed; sent with the commit. */
export function queueResponse(transaction: Transaction, owner: string, key: string, response: string): void {
  transaction.queue`
    update planifi.idempotency_records set answer = ${response} where owner = ${owner} and key = ${key}`;
}
