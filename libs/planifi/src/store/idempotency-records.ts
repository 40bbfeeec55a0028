import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';

import type { Action } from '../contract/actions';
import type { PlanifiQueries } from './planifi-database';
import { idempotencyRecords as records } from './schema';

/** The request that a key was given to. */
export interface KeyedRequest {
  readonly key: string;
  readonly action: Action;
  readonly fingerprint: string;
}

export interface StoredAnswer {
  readonly action: Action;
  readonly fingerprint: string;
  /** JSON text. */
  readonly answer: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** How many expired records one write removes: old ones go faster than new ones come, and no write has long to do. */
const REMOVED_AT_ONCE = 100;

/**
 * Claims a key for this transaction, by storing its record without an answer. False when the key has a record. While
 * another transaction holds the key, its end is waited for: this one has the key if that one is rolled back. Fails
 * with `55P03` when the wait is longer than `waitMilliseconds`, at least 1.
 */
export async function claimKey(
  queries: PlanifiQueries,
  owner: string,
  { key, action, fingerprint }: KeyedRequest,
  { at, waitMilliseconds }: { readonly at: number; readonly waitMilliseconds: number },
): Promise<boolean> {
  // The limit is set before the row is stored and lifted after it: it is for this wait only.
  const { rows } = await queries.execute(sql`
    insert into ${records} (owner, key, action, fingerprint, created_at)
    select ${owner}::text, ${key}::text, ${action}::text, ${fingerprint}::text, ${at}::bigint
    from set_config('lock_timeout', ${String(waitMilliseconds)}, true)
    on conflict (owner, key) do nothing
    returning set_config('lock_timeout', '0', true)`);
  return rows.length === 1;
}

export async function findRecord(
  queries: PlanifiQueries,
  owner: string,
  key: string,
): Promise<StoredAnswer | undefined> {
  const { action, fingerprint, answer, createdAt } = records;
  const [record] = await queries
    .select({ action, fingerprint, answer, createdAt })
    .from(records)
    .where(and(eq(records.owner, owner), eq(records.key, key)));
  return record;
}

/** Stores the answer of the key that this transaction claimed. */
export async function storeAnswer(queries: PlanifiQueries, owner: string, key: string, answer: string): Promise<void> {
  await queries
    .update(records)
    .set({ answer })
    .where(and(eq(records.owner, owner), eq(records.key, key)));
}

/** Removes a record unless it is younger than `limit`, milliseconds since 1970: the key is new then. */
export async function removeExpired(queries: PlanifiQueries, owner: string, key: string, limit: number): Promise<void> {
  await queries
    .delete(records)
    .where(and(eq(records.owner, owner), eq(records.key, key), lte(records.createdAt, limit)));
}

/** Removes some of the owner's oldest records that are not younger than `limit`; none that anybody else works on. */
export async function removeSomeExpired(queries: PlanifiQueries, owner: string, limit: number): Promise<void> {
  const expired = queries
    .select({ key: records.key })
    .from(records)
    .where(and(eq(records.owner, owner), lte(records.createdAt, limit)))
    .orderBy(asc(records.createdAt))
    .limit(REMOVED_AT_ONCE)
    .for('update', { skipLocked: true });
  await queries.delete(records).where(and(eq(records.owner, owner), inArray(records.key, expired)));
}
