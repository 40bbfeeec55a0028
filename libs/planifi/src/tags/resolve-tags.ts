import { randomUUID } from 'node:crypto';

import type { Transaction } from '@bursar/database';

import { tagsNotFound } from '../errors';
import type { TagName } from '../model/tag-name';
import { byCodePoints } from '../model/text';
import { insertTags, tagsWithKeys, type StoredTag } from '../store/tags';

/**
 * The tags of these names, whose keys are distinct, sorted by key. Stores missing tags when `createMissing` is true; a
 * tag that another request stores at the same time is used as that request stored it. `at`, in milliseconds
 * since 1970, is when missing tags are created. Throws `TAG_NOT_FOUND` with all missing names.
 */
export async function resolveTags(
  transaction: Transaction,
  { owner, at }: { readonly owner: string; readonly at: number },
  names: readonly TagName[],
  createMissing: boolean,
): Promise<StoredTag[]> {
  const known = await tagsWithKeys(transaction, owner, keysOf(names));
  const missing = withoutKnown(names, known);
  if (missing.length === 0) return known.sort(byKey);
  if (!createMissing) throw tagsNotFound(missing.map(({ name }) => name));
  const wanted = missing.map((name) => ({ id: randomUUID(), ...name, createdAt: at }));
  // All requests lock new keys in the same order, so that no two wait for each other.
  const stored = await insertTags(transaction, owner, wanted.sort(byKey));
  const storedByOthers = await tagsWithKeys(transaction, owner, keysOf(withoutKnown(missing, stored)));
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
