import { randomUUID } from 'node:crypto';

import type { MovementRequest } from '../contract/inputs';
import type { Movement } from '../contract/outputs';
import { accountDisabled, accountNotFound } from '../contract/refusals';
import { publishMovement } from '../domain/publish';
import { distinctTagNames } from '../domain/tag-name';
import { byCodePoints } from '../domain/text';
import { findAccount } from '../store/accounts';
import { insertMovement } from '../store/insert-movement';
import { once } from './once';
import type { PlanifiContext } from './planifi-context';
import { resolveTags } from './resolve-tags';
import type { Writing } from './transactions';

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
    await requireEnabledAccount(writing, fields.accountId);
    const movement = {
      ...fields,
      id: randomUUID(),
      createdAt: writing.at,
      tags: await resolveTags(writing, names, createMissingTags),
    };
    await insertMovement(writing.queries, writing.owner, movement);
    return publishMovement(movement);
  });
}

/** Locks the account: nobody disables it while a movement is on its way. */
async function requireEnabledAccount({ queries, owner }: Writing, accountId: string): Promise<void> {
  const account = await findAccount(queries, owner, accountId, 'share');
  if (account === undefined) throw accountNotFound(accountId);
  if (account.disabledAt !== null) throw accountDisabled(accountId);
}
