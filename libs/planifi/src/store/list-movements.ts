import type { Connection } from '@bursar/database';
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';

import type { MovementRecord } from '../model/movement';
import { matches, type MovementFilter } from './movement-filter';
import { accounts, movements, movementTags, tags } from './schema';
import type { StoredTag } from './tags';

export const { owner: _owner, sequence, ...movementColumns } = getTableColumns(movements);

const newestFirst = [desc(movements.occurredOn), desc(movements.createdAt), desc(sequence)];

/** Part of a list. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** The movements that a filter matches, newest first; without a slice all of them. */
export async function listMovements(
  connection: Connection,
  owner: string,
  filter: MovementFilter,
  slice?: Slice,
): Promise<MovementRecord[]> {
  const all = connection.drizzle
    .select(movementColumns)
    .from(movements)
    .where(matches(connection, owner, filter))
    .orderBy(...newestFirst);
  return withTags(connection, owner, await (slice === undefined ? all : all.limit(slice.limit).offset(slice.offset)));
}

export async function countMovements(connection: Connection, owner: string, filter: MovementFilter): Promise<number> {
  const rows = connection.drizzle
    .select({ total: count() })
    .from(movements)
    .where(matches(connection, owner, filter));
  return (await rows)[0]?.total ?? 0;
}

/** What the movements of one currency add up to; the sums are decimal text. */
export interface MovementTotals {
  readonly currency: string;
  readonly out: string;
  readonly in: string;
  readonly net: string;
  readonly count: number;
}

/** The sums of the movements that a filter matches, by currency code. */
export async function movementTotals(
  connection: Connection,
  owner: string,
  filter: MovementFilter,
): Promise<MovementTotals[]> {
  const { amount, direction } = movements;
  const { currency } = accounts;
  return connection.drizzle
    .select({
      currency,
      out: sql<string>`coalesce(sum(${amount}) filter (where ${direction} = 'OUT'), 0)`,
      in: sql<string>`coalesce(sum(${amount}) filter (where ${direction} = 'IN'), 0)`,
      net: sql<string>`sum(case ${direction} when 'OUT' then ${amount} else -${amount} end)`,
      count: count(),
    })
    .from(movements)
    .innerJoin(accounts, and(eq(accounts.owner, movements.owner), eq(accounts.id, movements.accountId)))
    .where(matches(connection, owner, filter))
    .groupBy(currency)
    .orderBy(sql`${currency} collate "C"`);
}

/** Adds the tags of each movement, sorted by key. Reads one row for each tag, however many movements have it. */
export async function withTags(
  { drizzle }: Connection,
  owner: string,
  rows: readonly Omit<MovementRecord, 'tags'>[],
): Promise<MovementRecord[]> {
  const tagsOf = new Map<string, StoredTag[]>(rows.map(({ id }) => [id, []]));
  const { movementId } = movementTags;
  const { owner: _owner, ...tagColumns } = getTableColumns(tags);
  const taggings = await drizzle
    .select({ ...tagColumns, movementIds: sql<string[]>`array_agg(${movementId})` })
    .from(movementTags)
    .innerJoin(tags, and(eq(tags.owner, movementTags.owner), eq(tags.id, movementTags.tagId)))
    .where(and(eq(movementTags.owner, owner), sql`${movementId} = any(${sql.param([...tagsOf.keys()])}::uuid[])`))
    .groupBy(tags.owner, tags.id)
    .orderBy(asc(tags.key));
  for (const { movementIds, ...tag } of taggings) for (const id of movementIds) tagsOf.get(id)?.push(tag);
  return rows.map((row) => ({ ...row, tags: tagsOf.get(row.id) ?? [] }));
}
