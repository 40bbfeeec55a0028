import type { Connection, Transaction } from '@bursar/database';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';

import { tags } from './schema';

export type StoredTag = Omit<typeof tags.$inferSelect, 'owner'>;

const { owner: _owner, ...columns } = getTableColumns(tags);

/** All tags of an owner, by key in code point order. */
export async function allTags({ drizzle }: Connection, owner: string): Promise<StoredTag[]> {
  return drizzle.select(columns).from(tags).where(eq(tags.owner, owner)).orderBy(asc(tags.key));
}

/** The existing tags with these keys, in no particular order. */
export async function tagsWithKeys(
  { drizzle }: Connection,
  owner: string,
  keys: readonly string[],
): Promise<StoredTag[]> {
  if (keys.length === 0) return [];
  return drizzle
    .select(columns)
    .from(tags)
    .where(and(eq(tags.owner, owner), inArray(tags.key, [...keys])));
}

/**
 * Stores the tags whose keys are free and returns them. Waits for a transaction that stores one of the keys at the same
 * time; all callers must pass the tags in the same order, or two transactions could wait for each other.
 */
export async function insertTags(
  { drizzle }: Transaction,
  owner: string,
  wanted: readonly StoredTag[],
): Promise<StoredTag[]> {
  return drizzle
    .insert(tags)
    .values(wanted.map((tag) => ({ ...tag, owner })))
    .onConflictDoNothing({ target: [tags.owner, tags.key] })
    .returning(columns);
}
