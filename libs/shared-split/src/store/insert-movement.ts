import type { Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { foldDescription } from '../model/description-search';
import type { Movement } from '../model/movement';
import type { Apportionment } from '../model/shares';
import { toSplitRecord } from '../model/split';
import { addToMonthTotals } from './month-totals';
import { movements } from './schema';

/** What a movement may have besides its facts. */
interface MovementExtras {
  /** Left out for an equal split. */
  readonly apportionment?: Apportionment | undefined;
  /** Of a replacement: the first movement of its chain. */
  readonly firstId?: string | undefined;
}

/**
 * Queues the insertion of a movement before the commit, which fails with `23505` when its month and payer already have
 * its external id. Later statements of the transaction do not see the movement.
 */
export function insertMovement(
  tx: Transaction,
  householdId: string,
  movement: Movement,
  { apportionment, firstId }: MovementExtras = {},
): void {
  const { id, type, amount, description, occurredAt, competenceMonth, payerId, requestedById } = movement;
  const { split, payerShare } = columnsOf(apportionment);
  tx.queue`
    insert into shared_split.movements (household_id, movement_id, type, amount_cents, description, folded_description,
      occurred_at, competence_month, payer_id, requested_by_id, external_id, original_purchase_id, created_at, first_id,
      split_config, payer_share_cents)
    values (${householdId}, ${id}, ${type}, ${amount}, ${description}, ${foldDescription(description)},
      ${occurredAt}, ${competenceMonth}, ${payerId}, ${requestedById}, ${movement.externalId},
      ${movement.originalPurchaseId}, ${movement.createdAt}, ${firstId ?? null},
      ${split && JSON.stringify(split)}::jsonb, ${payerShare})`;
  addToMonthTotals(tx, householdId, { ...movement, payerShare });
}

/**
 * Stores a movement unless its month and payer already have its external id; then it returns false, and the transaction
 * goes on. The unique index decides.
 */
export async function insertNewMovement(
  tx: Transaction,
  householdId: string,
  movement: Movement,
  apportionment?: Apportionment,
): Promise<boolean> {
  const columns = columnsOf(apportionment);
  const stored = await tx.drizzle
    .insert(movements)
    .values({ ...movement, ...columns, householdId, foldedDescription: foldDescription(movement.description) })
    .onConflictDoNothing({
      target: [movements.householdId, movements.competenceMonth, movements.externalId, movements.payerId],
      where: sql`${movements.externalId} is not null and ${movements.status} = 'active'`,
    })
    .returning({ id: movements.id });
  if (stored.length !== 1) return false;
  addToMonthTotals(tx, householdId, { ...movement, payerShare: columns.payerShare });
  return true;
}

function columnsOf(apportionment: Apportionment | undefined) {
  if (apportionment === undefined) return { split: null, payerShare: null };
  return { split: toSplitRecord(apportionment.split), payerShare: apportionment.payerShare };
}
