import { and, count, desc, eq, getTableColumns, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';

import type { PlanifiQueries } from './planifi-database';
import { accounts, movements, movementTags } from './schema';
import { tagsWithIds, type StoredTag } from './tags';

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

/** Movements with the ids of their tags: a tag is named by many movements, and read once. */
function selectMovements(queries: PlanifiQueries) {
  const tagging = queries
    .select({ tagIds: sql<string[] | null>`array_agg(${movementTags.tagId})`.as('tag_ids') })
    .from(movementTags)
    .where(and(eq(movementTags.owner, movements.owner), eq(movementTags.movementId, movements.id)))
    .as('tagging');
  return queries
    .select({ ...columns, tagIds: tagging.tagIds })
    .from(movements)
    .leftJoinLateral(tagging, sql`true`);
}

/** All movements of accounts that are not disabled, newest first. */
export async function movementsOfEnabledAccounts(queries: PlanifiQueries, owner: string): Promise<StoredMovement[]> {
  const enabled = queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.owner, owner), isNull(accounts.disabledAt)));
  const rows = await selectMovements(queries)
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
  const rows = await selectMovements(queries)
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

type Row = Omit<StoredMovement, 'tags'> & { readonly tagIds: readonly string[] | null };

async function withTags(queries: PlanifiQueries, owner: string, rows: readonly Row[]): Promise<StoredMovement[]> {
  const wanted = new Set(rows.flatMap((row) => row.tagIds ?? []));
  const known = wanted.size === 0 ? [] : await tagsWithIds(queries, owner, [...wanted]);
  const rank = new Map(known.map((tag, index) => [tag.id, index]));
  return rows.map(({ tagIds: ids, ...row }) => ({
    ...row,
    tags: (ids ?? [])
      .map((id) => rank.get(id) as number)
      .sort((one, other) => one - other)
      .map((index) => known[index] as StoredTag),
  }));
}
