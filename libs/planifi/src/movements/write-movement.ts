import { randomUUID } from 'node:crypto';

import type { PlanifiContext } from '../context';
import { accountDisabled, accountNotFound, type ErrorCode } from '../errors';
import { newMovement, publishMovement, type Movement } from '../model/movement';
import type { TagRecord } from '../model/tag';
import { distinctTagNames } from '../model/tag-name';
import { byCodePoints } from '../model/text';
import type { IdempotentWrite } from '../run-idempotently';
import { insertMovement, queueMovementTags } from '../store/insert-movement';
import { resolveTags } from '../tags/resolve-tags';
import type { MovementInput } from './movement-input';

export const MOVEMENT_ERRORS = [
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_DISABLED',
  'TAG_NOT_FOUND',
] as const satisfies readonly ErrorCode[];

type Outcome = Awaited<ReturnType<typeof insertMovement>>;

/**
 * The write of an expense or a transaction: the same record for both. Throws the first of `MOVEMENT_ERRORS` that
 * applies (contract, section 4).
 */
export function writeMovement(
  { owner }: PlanifiContext,
  { tags = [], createMissingTags, direction = 'OUT', ...fields }: MovementInput,
): IdempotentWrite<Movement, Outcome> {
  const names = distinctTagNames(tags);
  const keys = names.map((name) => name.key).sort(byCodePoints);
  const id = randomUUID();
  const publish = (createdAt: number, stored: readonly TagRecord[]) =>
    publishMovement(newMovement({ ...fields, direction, id, createdAt, tags: stored }));
  return {
    canonicalRequest: { ...fields, tags: keys, createMissingTags, ...(direction !== 'OUT' && { direction }) },
    // The tags of a movement are known only from the store, but most movements have none.
    ...(names.length === 0 && { precomputedResponse: (at: number) => publish(at, []) }),
    sendWithClaim: (transaction) => insertMovement(transaction, owner, { ...fields, direction, id }),
    execute: async (transaction, at, outcome) => {
      if (outcome === 'no-account') throw accountNotFound(fields.accountId);
      if (outcome === 'account-disabled') throw accountDisabled(fields.accountId);
      const stored = await resolveTags(transaction, { owner, at }, names, createMissingTags);
      const tagIds = stored.map((tag) => tag.id);
      queueMovementTags(transaction, owner, id, tagIds);
      return publish(at, stored);
    },
  };
}
