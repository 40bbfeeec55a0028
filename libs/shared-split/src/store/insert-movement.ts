import { sql } from 'drizzle-orm';

import { foldDescription } from '../domain/description-search';
import type { Movement } from '../domain/movement';
import { movements } from './schema';
import type { SplitQueries } from './split-database';

/**
 * Stores a movement. False, with nothing stored, when its month and payer have its external id already: the unique
 * index decides, whatever was looked up before.
 */
export async function insertMovement(queries: SplitQueries, householdId: string, movement: Movement): Promise<boolean> {
  const inserted = await queries
    .insert(movements)
    .values({ ...movement, householdId, foldedDescription: foldDescription(movement.description) })
    .onConflictDoNothing({
      target: [movements.householdId, movements.competenceMonth, movements.externalId, movements.payerId],
      where: sql`${movements.externalId} is not null`,
    })
    .returning({ id: movements.id });
  return inserted.length === 1;
}
