import { preparedStatement } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { foldDescription } from '../domain/description-search';
import type { Movement } from '../domain/movement';
import { movements } from './schema';
import type { SplitQueries } from './split-database';

const insert = preparedStatement((queries: SplitQueries) =>
  queries
    .insert(movements)
    .values({
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
    })
    .onConflictDoNothing({
      target: [movements.householdId, movements.competenceMonth, movements.externalId, movements.payerId],
      where: sql`${movements.externalId} is not null`,
    })
    .returning({ id: movements.id }),
);

/**
 * Stores a movement. False, with nothing stored, when its month and payer have its external id already: the unique
 * index decides, whatever was looked up before.
 */
export async function insertMovement(queries: SplitQueries, householdId: string, movement: Movement): Promise<boolean> {
  const foldedDescription = foldDescription(movement.description);
  const inserted = await insert(queries, { ...movement, householdId, foldedDescription });
  return inserted.length === 1;
}
