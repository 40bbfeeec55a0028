import type { Connection } from '@bursar/database';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';

import type { MovementRecord } from '../model/movement';
import { accounts, movements, movementTags, tags } from './schema';
import type { StoredTag } from './tags';

/** One account and a range of days, both ends included. */
interface AccountRange {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
}

const { owner: _owner, sequence, ...columns } = getTableColumns(movements);

const newestFirst = [desc(movements.occurredOn), desc(movements.createdAt), desc(sequence)];

/** All movements of accounts that are not disabled, newest first. */
export async function movementsOfEnabledAccounts(connection: Connection, owner: string): Promise<MovementRecord[]> {
  const { drizzle } = connection;
  const enabled = drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.owner, owner), isNull(accounts.disabledAt)));
  const rows = await drizzle
    .select(columns)
    .from(movements)
    .where(and(eq(movements.owner, owner), inArray(movements.accountId, enabled)))
    .orderBy(...newestFirst);
  return withTags(connection, owner, rows);
}

/** How many movements an account has in a range. */
export async function countMovements({ drizzle }: Connection, owner: string, range: AccountRange): Promise<number> {
  const [row] = await drizzle.select({ total: count() }).from(movements).where(isWithin(owner, range));
  return row?.total ?? 0;
}

/** A slice of an account's movements in a range, newest first. */
export async function movementsInRange(
  connection: Connection,
  owner: string,
  range: AccountRange,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MovementRecord[]> {
  const rows = await connection.drizzle
    .select(columns)
    .from(movements)
    .where(isWithin(owner, range))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return withTags(connection, owner, rows);
}

function isWithin(owner: string, { accountId, from, to }: AccountRange): SQL | undefined {
  return and(
    eq(movements.owner, owner),
    eq(movements.accountId, accountId),
    gte(movements.occurredOn, from),
    lte(movements.occurredOn, to),
  );
}

/** Adds the tags of each movement, sorted by key. Reads one row for each tag, however many movements have it. */
async function withTags(
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
