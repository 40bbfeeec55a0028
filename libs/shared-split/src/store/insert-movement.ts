import { preparedStatement } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { foldDescription } from '../model/description-search';
import type { Movement } from '../model/movement';
import { movements } from './schema';
import type { SplitTransaction } from './split-database';

const insertion = (tx: SplitTransaction) =>
  tx.insert(movements).values({
    householdId: sql.placeholder('householdId'),
    id: sql.placeholder('id'),
    type: sql.placeholder('type'),
    amount: sql.placeholder('amount'),
    description: sql.placeholder('description'),
    foldedDescription: sql.placeholder('foldedDescription'),
    occurredAt: sql.placeholder('occurredAt'),
    competenceMonth: sql.placeholder('competenceMonth'),
    payerId: sql.placeholder('payerId'),
    requestedById: sql.placeholder('requestedById'),
    externalId: sql.placeholder('externalId'),
    originalPurchaseId: sql.placeholder('originalPurchaseId'),
    createdAt: sql.placeholder('createdAt'),
  });

const insert = preparedStatement(insertion);

const insertUnlessStored = preparedStatement((tx: SplitTransaction) =>
  insertion(tx)
    .onConflictDoNothing({
      target: [movements.householdId, movements.competenceMonth, movements.externalId, movements.payerId],
      where: sql`${movements.externalId} is not null`,
    })
    .returning({ id: movements.id }),
);

/**
 * Queues the insertion of a movement before the commit, which fails with `23505` when its month and payer already have
 * its external id.
 */
export function insertMovement(tx: SplitTransaction, householdId: string, movement: Movement): void {
  insert.leaveToCommit(tx, valuesOf(householdId, movement));
}

/**
 * Stores a movement unless its month and payer already have its external id; then it returns false, and the transaction
 * goes on. The unique index decides.
 */
export async function insertNewMovement(
  tx: SplitTransaction,
  householdId: string,
  movement: Movement,
): Promise<boolean> {
  return (await insertUnlessStored(tx, valuesOf(householdId, movement))).length === 1;
}

function valuesOf(householdId: string, movement: Movement) {
  return { ...movement, householdId, foldedDescription: foldDescription(movement.description) };
}
