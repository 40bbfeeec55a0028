import type { Transaction } from '@bursar/database';
import { and, asc, eq } from 'drizzle-orm';

import type { MovementRecord } from '../model/movement';
import { movementColumns, withTags } from './list-movements';
import { movementChanges, movements, movementTags } from './schema';

/** The new values of a movement; what is left out stays. */
export interface MovementPatch {
  readonly accountId?: string;
  readonly amount?: string;
  readonly occurredOn?: string;
  readonly description?: string;
  readonly tagIds?: readonly string[];
  /** Milliseconds since 1970; null: the movement counts again. */
  readonly voidedAt?: number | null;
}

/** When a movement is changed, in milliseconds since 1970, and on whose behalf. */
interface ChangeAuthor {
  readonly at: number;
  readonly by: string;
}

/**
 * A movement, and the other leg of its transfer if it is one; both locked until the end of the transaction. Undefined
 * when there is none.
 */
export async function lockMovement(
  transaction: Transaction,
  owner: string,
  id: string,
): Promise<{ readonly movement: MovementRecord; readonly otherLeg: MovementRecord | undefined } | undefined> {
  const { drizzle } = transaction;
  const isMovement = and(eq(movements.owner, owner), eq(movements.id, id));
  const [found] = await drizzle.select({ transferId: movements.transferId }).from(movements).where(isMovement);
  if (found === undefined) return undefined;
  const { transferId } = found;
  const rows = await drizzle
    .select(movementColumns)
    .from(movements)
    .where(transferId === null ? isMovement : and(eq(movements.owner, owner), eq(movements.transferId, transferId)))
    // All writers lock the legs in the same order.
    .orderBy(asc(movements.id))
    .for('update');
  const records = await withTags(transaction, owner, rows);
  const movement = records.find((record) => record.id === id);
  if (movement === undefined) throw new Error('a movement has vanished');
  return { movement, otherLeg: records.find((record) => record.id !== id) };
}

/** Stores the new values of a locked movement, and beside it the old ones of what changes. */
export async function storeChange(
  transaction: Transaction,
  owner: string,
  before: MovementRecord,
  { tagIds, ...columns }: MovementPatch,
  { at, by }: ChangeAuthor,
): Promise<void> {
  const { drizzle } = transaction;
  const { id: movementId } = before;
  await drizzle.insert(movementChanges).values({
    owner,
    movementId,
    changedAt: at,
    changedBy: by,
    accountId: columns.accountId === undefined ? null : before.accountId,
    amount: columns.amount === undefined ? null : before.amount,
    occurredOn: columns.occurredOn === undefined ? null : before.occurredOn,
    description: columns.description === undefined ? null : before.description,
    tagNames: tagIds === undefined ? null : before.tags.map(({ name }) => name),
    wasVoided: columns.voidedAt === undefined ? null : before.voidedAt !== null,
  });
  await drizzle
    .update(movements)
    .set({ ...columns, updatedAt: at })
    .where(and(eq(movements.owner, owner), eq(movements.id, movementId)));
  if (tagIds === undefined) return;
  await drizzle.delete(movementTags).where(and(eq(movementTags.owner, owner), eq(movementTags.movementId, movementId)));
  if (tagIds.length > 0) {
    await drizzle.insert(movementTags).values(tagIds.map((tagId) => ({ owner, movementId, tagId })));
  }
}
