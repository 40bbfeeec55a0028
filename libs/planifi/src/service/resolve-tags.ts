import { randomUUID } from 'node:crypto';

import { tagsNotFound } from '../contract/refusals';
import type { TagName } from '../domain/tag-name';
import { byCodePoints } from '../domain/text';
import { insertTags, tagsWithKeys, type StoredTag } from '../store/tags';
import type { Writing } from './transactions';

/**
 * The tags of these names, whose keys all differ, sorted by key. Missing ones are stored when that is wanted; one that
 * another request stores at the same time is taken from there. Throws `TAG_NOT_FOUND` with all that are missing.
 */
export async function resolveTags(
  { queries, owner, at }: Writing,
  names: readonly TagName[],
  createMissing: boolean,
): Promise<StoredTag[]> {
  const known = await tagsWithKeys(queries, owner, keysOf(names));
  const missing = withoutKnown(names, known);
  if (missing.length === 0) return known.sort(byKey);
  if (!createMissing) throw tagsNotFound(missing.map(({ name }) => name));
  const wanted = missing.map((name) => ({ id: randomUUID(), ...name, createdAt: at }));
  // Requests that store the same tags take them in the same order: none waits for one that waits for it.
  const stored = await insertTags(queries, owner, wanted.sort(byKey));
  const storedByOthers = await tagsWithKeys(queries, owner, keysOf(withoutKnown(missing, stored)));
  return [...known, ...stored, ...storedByOthers].sort(byKey);
}

function keysOf(names: readonly TagName[]): string[] {
  return names.map(({ key }) => key);
}

function withoutKnown(names: readonly TagName[], known: readonly TagName[]): TagName[] {
  const keys = new Set(keysOf(known));
  return names.filter(({ key }) => !keys.has(key));
}

function byKey(one: TagName, other: TagName): number {
  return byCodePoints(one.key, other.key);
}
