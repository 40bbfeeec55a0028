import type { Connection } from '@bursar/database';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Settlement } from '../model/settlement';
import type { ListedMovement } from '../model/stored-movement';
import type { Correction } from './corrections';
import { movementColumns, toStoredMovement } from './movement-columns';
import { corrections, movements, recurrenceOccurrences, recurrences, settlements } from './schema';
import { settlementColumns } from './settlements';
import { recurrenceColumns, type StoredRecurrence } from './stored-recurrence';

/** Every movement, counting or not, by date, then by when it was stored. */
export async function everyMovement(connection: Connection, householdId: string): Promise<ListedMovement[]> {
  const { recurrenceId, installmentNumber, installmentCount } = recurrenceOccurrences;
  const rows = await connection.drizzle
    .select({ movement: movementColumns, recurrenceId, number: installmentNumber, count: installmentCount })
    .from(movements)
    .leftJoin(
      recurrenceOccurrences,
      and(
        eq(recurrenceOccurrences.householdId, movements.householdId),
        eq(recurrenceOccurrences.movementId, sql`coalesce(${movements.firstId}, ${movements.id})`),
      ),
    )
    .where(eq(movements.householdId, householdId))
    .orderBy(asc(movements.occurredAt), asc(movements.sequence));
  return rows.map(({ movement, recurrenceId: rule, number, count }) => ({
    ...toStoredMovement(movement),
    recurrenceId: rule,
    installment: number === null || count === null ? null : { number, count },
  }));
}

/** Every settlement, voided ones too, by date, then by when it was stored. */
export function everySettlement(connection: Connection, householdId: string): Promise<Settlement[]> {
  return connection.drizzle
    .select(settlementColumns)
    .from(settlements)
    .where(eq(settlements.householdId, householdId))
    .orderBy(asc(settlements.occurredAt), asc(settlements.sequence));
}

/** Every rule, in the order in which they were stored. */
export function everyRecurrence(connection: Connection, householdId: string): Promise<StoredRecurrence[]> {
  return connection.drizzle
    .select(recurrenceColumns)
    .from(recurrences)
    .where(eq(recurrences.householdId, householdId))
    .orderBy(asc(recurrences.sequence));
}

/** Every correction, in its order. */
export function everyCorrection(connection: Connection, householdId: string): Promise<Correction[]> {
  return connection.drizzle
    .select()
    .from(corrections)
    .where(eq(corrections.householdId, householdId))
    .orderBy(asc(corrections.sequence));
}
