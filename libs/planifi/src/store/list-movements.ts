import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';

import type { PlanifiQueries } from './planifi-database';
import { accounts, movements, movementTags, tags } from './schema';
import type { StoredTag } from './tags';

export interface StoredMovement {
  readonly id: string;
  readonly accountId: string;
  /** With two decimals. */
  readonly amount: string;
  readonly occurredOn: string;
  readonly description: string;
  readonly createdAt: number;
  /** By key. */
  readonly tags: readonly StoredTag[];
}

/** One account's movements of some days, both ends included. */
export interface AccountRange {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
}

const { owner: _owner, sequence, ...columns } = getTableColumns(movements);

const newestFirst = [desc(movements.occurredOn), desc(movements.createdAt), desc(sequence)];

/** All movements of accounts that are not disabled, newest first. */
export async function movementsOfEnabledAccounts(queries: PlanifiQueries, owner: string): Promise<StoredMovement[]> {
  const enabled = queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.owner, owner), isNull(accounts.disabledAt)));
  const rows = await queries
    .select(columns)
    .from(movements)
    .where(and(eq(movements.owner, owner), inArray(movements.accountId, enabled)))
    .orderBy(...newestFirst);
  return withTags(queries, owner, rows);
}

/** How many movements an account has in a range. */
export async function countMovements(queries: PlanifiQueries, owner: string, range: AccountRange): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(movements).where(within(owner, range));
  return row?.total ?? 0;
}

/** A part of an account's movements in a range, newest first. */
export async function movementsInRange(
  queries: PlanifiQueries,
  owner: string,
  range: AccountRange,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredMovement[]> {
  const rows = await queries
    .select(columns)
    .from(movements)
    .where(within(owner, range))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return withTags(queries, owner, rows);
}

function within(owner: string, { accountId, from, to }: AccountRange): SQL | undefined {
  return and(
    eq(movements.owner, owner),
    eq(movements.accountId, accountId),
    gte(movements.occurredOn, from),
    lte(movements.occurredOn, to),
  );
}

type Row = Omit<StoredMovement, 'tags'>;

/** One row for each tag, in the order of keys: what it is called is read once, however many movements have it. */
async function withTags(queries: PlanifiQueries, owner: string, rows: readonly Row[]): Promise<StoredMovement[]> {
  const tagsOf = new Map<string, StoredTag[]>(rows.map(({ id }) => [id, []]));
  const { movementId } = movementTags;
  const { owner: _owner, ...tagColumns } = getTableColumns(tags);
  const taggings = await queries
    .select({ ...tagColumns, movementIds: sql<string[]>`array_agg(${movementId})` })
    .from(movementTags)
    .innerJoin(tags, and(eq(tags.owner, movementTags.owner), eq(tags.id, movementTags.tagId)))
    .where(and(eq(movementTags.owner, owner), sql`${movementId} = any(${sql.param([...tagsOf.keys()])}::uuid[])`))
    .groupBy(tags.owner, tags.id)
    .orderBy(asc(tags.key));
  for (const { movementIds, ...tag } of taggings) for (const id of movementIds) tagsOf.get(id)?.push(tag);
  return rows.map((row) => ({ ...row, tags: tagsOf.get(row.id) ?? [] }));
}
