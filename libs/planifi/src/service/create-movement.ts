import { randomUUID } from 'node:crypto';

import type { MovementRequest } from '../contract/inputs';
import type { Movement } from '../contract/outputs';
import { accountDisabled, accountNotFound } from '../contract/refusals';
import { publishMovement } from '../domain/publish';
import { distinctTagNames } from '../domain/tag-name';
import { byCodePoints } from '../domain/text';
import { insertMovement, tagMovement } from '../store/insert-movement';
import type { StoredTag } from '../store/tags';
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
  const id = randomUUID();
  const answerOf = (at: number, stored: readonly StoredTag[]) =>
    publishMovement({ ...fields, id, createdAt: at, tags: stored });
  // Which tags a movement gets, the store tells; most have none.
  const foreseen = names.length === 0 && { answerAt: (at: number) => answerOf(at, []) };
  return once(context, { action, key, request, ...foreseen }, async (writing) => {
    const { queries, owner, at } = writing;
    const outcome = await insertMovement(queries, owner, { ...fields, id, createdAt: at });
    if (outcome === 'no-account') throw accountNotFound(fields.accountId);
    if (outcome === 'account-disabled') throw accountDisabled(fields.accountId);
    const stored = await resolveTags(writing, names, createMissingTags);
    await tagMovement(queries, owner, id, stored);
    return answerOf(at, stored);
  });
}
