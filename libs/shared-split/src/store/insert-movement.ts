import type { Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { foldDescription } from '../model/description-search';
import type { Movement } from '../model/movement';
import { movements } from './schema';

/**
 * Queues the insertion of a movement before the commit, which fails with `23505` when its month and payer already have
 * its external id. Later statements of the transaction do not see the movement.
 */
export function insertMovement(tx: Transaction, householdId: string, movement: Movement): void {
  const { id, type, amount, description, occurredAt, competenceMonth, payerId, requestedById } = movement;
  tx.queue`
    insert into shared_split.movements (household_id, movement_id, type, amount_cents, description, folded_description,
      occurred_at, competence_month, payer_id, requested_by_id, external_id, original_purchase_id, created_at)
    values (${householdId}, ${id}, ${type}, ${amount}, ${description}, ${foldDescription(description)},
      ${occurredAt}, ${competenceMonth}, ${payerId}, ${requestedById}, ${movement.externalId},
      ${movement.originalPurchaseId}, ${movement.createdAt})`;
}

/**
 * Stores a movement unless its month and payer already have its external id; then it returns false, and the transaction
 * goes on. The unique index decides.
 */
export async function insertNewMovement(tx: Transaction, householdId: string, movement: Movement): Promise<boolean> {
  const stored = await tx.drizzle
    .insert(movements)
    .values({ ...movement, householdId, foldedDescription: foldDescription(movement.description) })
    .onConflictDoNothing({
      target: [movements.householdId, movements.competenceMonth, movements.externalId, movements.payerId],
      where: sql`${movements.externalId} is not null`,
    })
    .returning({ id: movements.id });
  return stored.length === 1;
}
