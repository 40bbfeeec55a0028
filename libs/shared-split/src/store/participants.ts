import type { Connection, Transaction } from '@bursar/database';
import { and, eq, notInArray, sql } from 'drizzle-orm';

import type { Participant } from '../model/household';
import { households, participants } from './schema';

/** Every participant of the household, inactive ones included. */
export function storedParticipants(connection: Connection, householdId: string): Promise<Participant[]> {
  return connection.query<{ id: string; displayName: string; isActive: boolean }>`
    select participant_id as id, display_name as "displayName", is_active as "isActive"
    from shared_split.participants where household_id = ${householdId}`;
}

/** Inserts the household's row unless it exists; waits for a concurrent insertion. */
export async function insertHousehold(tx: Transaction, householdId: string, now: number): Promise<void> {
  await tx.drizzle.insert(households).values({ id: householdId, lastWrittenAt: now }).onConflictDoNothing();
}

/** Makes these the active participants, by id; all others become inactive. */
export async function storeActiveParticipants(
  tx: Transaction,
  householdId: string,
  active: readonly { readonly id: string; readonly displayName: string }[],
): Promise<void> {
  await tx.drizzle
    .insert(participants)
    .values(active.map(({ id, displayName }) => ({ householdId, id, displayName, isActive: true })))
    .onConflictDoUpdate({
      target: [participants.householdId, participants.id],
      set: { displayName: sql`excluded.display_name`, isActive: true },
    });
  const ids = active.map(({ id }) => id);
  await tx.drizzle
    .update(participants)
    .set({ isActive: false })
    .where(and(eq(participants.householdId, householdId), notInArray(participants.id, ids)));
}
