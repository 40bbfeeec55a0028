import { randomUUID } from 'node:crypto';

import type { MovementRequest } from '../contract/inputs';
import type { Movement } from '../contract/outputs';
import { accountDisabled, accountNotFound } from '../contract/refusals';
import { publishMovement } from '../domain/publish';
import { distinctTagNames } from '../domain/tag-name';
import { byCodePoints } from '../domain/text';
import { insertMovement, tagMovement } from '../store/insert-movement';
import { once } from './once';
import type { PlanifiContext } from './planifi-context';
import { resolveTags } from './resolve-tags';

/**
 * Records a movement, as an expense or as a transaction: the same record, but a key of the one is not a key of the
 * other. Throws, the first that applies: what `once` throws, `ACCOUNT_NOT_FOUND`, `ACCOUNT_DISABLED`, `TAG_NOT_FOUND`.
 */
export function createMovement(
  context: PlanifiContext,
  action: 'createExpense' | 'createTransaction',
  key: string,
  { tags = [], createMissingTags, ...fields }: MovementRequest,
): Promise<Movement> {
  const names = distinctTagNames(tags);
  const keys = names.map((name) => name.key).sort(byCodePoints);
  const request = { ...fields, tags: keys, createMissingTags };
  return once(context, { action, key, request }, async (writing) => {
    const { queries, owner, at } = writing;
    const movement = { ...fields, id: randomUUID(), createdAt: at };
    const inserted = insertMovement(queries, owner, movement).then((outcome) => {
      if (outcome === 'no-account') throw accountNotFound(fields.accountId);
      if (outcome === 'account-disabled') throw accountDisabled(fields.accountId);
    });
    // Most have no tags: then nothing stands between this and what is asked next.
    if (names.length === 0) return { answer: publishMovement({ ...movement, tags: [] }), stored: inserted };
    await inserted;
    const stored = await resolveTags(writing, names, createMissingTags);
    await tagMovement(queries, owner, movement.id, stored);
    return { answer: publishMovement({ ...movement, tags: stored }) };
  });
}
