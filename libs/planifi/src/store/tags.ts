import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';

import type { PlanifiQueries } from './planifi-database';
import { tags } from './schema';

export type StoredTag = Omit<typeof tags.$inferSelect, 'owner'>;

const { owner: _owner, ...columns } = getTableColumns(tags);

/** All of an owner, by key in code point order. */
export function allTags(queries: PlanifiQueries, owner: string): Promise<StoredTag[]> {
  return queries.select(columns).from(tags).where(eq(tags.owner, owner)).orderBy(asc(tags.key));
}

/** Those of these keys that exist, in no particular order. */
export async function tagsWithKeys(
  queries: PlanifiQueries,
  owner: string,
  keys: readonly string[],
): Promise<StoredTag[]> {
  if (keys.length === 0) return [];
  return queries
    .select(columns)
    .from(tags)
    .where(and(eq(tags.owner, owner), inArray(tags.key, [...keys])));
}

/**
 * Stores those whose keys are free, and gives what has been stored. Whoever stores one of the keys at the same time is
 * waited for; the tags are taken in the order given, which has to be the same everywhere, or two could wait for each
 * other.
 */
export async function insertTags(
  queries: PlanifiQueries,
  owner: string,
  wanted: readonly StoredTag[],
): Promise<StoredTag[]> {
  return queries
    .insert(tags)
    .values(wanted.map((tag) => ({ ...tag, owner })))
    .onConflictDoNothing({ target: [tags.owner, tags.key] })
    .returning(columns);
}
