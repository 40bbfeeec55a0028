import { preparedStatement } from '@bursar/database';
import { and, eq, lte, sql } from 'drizzle-orm';

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

// The limit is set before the row is stored and lifted after it: it is for this wait only.
const claim = preparedStatement((queries: PlanifiQueries) => {
  const value = sql.placeholder;
  return queries.execute(sql`
    with expired as (
      select key from ${records} where owner = ${value('owner')}::text and created_at <= ${value('expiry')}::bigint
      order by created_at limit ${sql.raw(String(REMOVED_AT_ONCE))}
      for update skip locked
    ), removed as (
      delete from ${records} where owner = ${value('owner')}::text and key in (select key from expired)
    )
    insert into ${records} (owner, key, action, fingerprint, answer, created_at)
    select ${value('owner')}::text, ${value('key')}::text, ${value('action')}::text, ${value('fingerprint')}::text,
      ${value('answer')}::text,
      greatest(${value('at')}::bigint, (select max(created_at) from ${records} where owner = ${value('owner')}::text))
    from set_config('lock_timeout', ${value('waitMilliseconds')}::text, true)
    on conflict (owner, key) do nothing
    returning created_at, set_config('lock_timeout', '0', true)`);
});

/** A claim of a key. */
export interface Claim {
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /** Null where it is not known yet. */
  readonly answer: string | null;
  /** Records are too old that are not younger than this, in milliseconds since 1970. */
  readonly expiry: number;
  /** At least 1. */
  readonly waitMilliseconds: number;
}

/**
 * Claims a key for this transaction, by storing its record, and gives the instant of what it stores (milliseconds since
 * 1970): `at`, or that of the owner's last write where the clock was set back since. Undefined when the key has a
 * record. While another transaction holds the key, its end is waited for: this one has the key if that one is rolled
 * back. Fails with `55P03` when the wait is longer than `waitMilliseconds`. On the way some of the owner's oldest records
 * go that are too old; none that anybody else works on.
 */
export async function claimKey(
  queries: PlanifiQueries,
  owner: string,
  { key, action, fingerprint }: KeyedRequest,
  claimed: Claim,
): Promise<number | undefined> {
  const { rows } = await claim(queries, { owner, key, action, fingerprint, ...claimed });
  const [row] = rows;
  return row && Number(row['created_at']);
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

/** Removes a record unless it is younger than `limit`, milliseconds since 1970: the key is new then. */
export async function removeExpired(queries: PlanifiQueries, owner: string, key: string, limit: number): Promise<void> {
  await queries
    .delete(records)
    .where(and(eq(records.owner, owner), eq(records.key, key), lte(records.createdAt, limit)));
}

/** Stores the answer of the key that this transaction claimed. */
export async function storeAnswer(queries: PlanifiQueries, owner: string, key: string, answer: string): Promise<void> {
  await queries
    .update(records)
    .set({ answer })
    .where(and(eq(records.owner, owner), eq(records.key, key)));
}
