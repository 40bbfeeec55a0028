import { preparedStatement } from '@bursar/database';
import { and, eq, notInArray, sql } from 'drizzle-orm';

import type { Participant } from '../model/household';
import { households, participants } from './schema';
import type { SplitTransaction, SplitReader } from './split-database';

const selectParticipants = preparedStatement((tx: SplitReader) => {
  const { id, displayName, isActive } = participants;
  return tx
    .select({ id, displayName, isActive })
    .from(participants)
    .where(eq(participants.householdId, sql.placeholder('householdId')));
});

/** Every participant of the household, inactive ones included. */
export function storedParticipants(tx: SplitReader, householdId: string): Promise<Participant[]> {
  return selectParticipants(tx, { householdId });
}

/** Inserts the household's row unless it exists; waits for a concurrent insertion. */
export async function insertHousehold(tx: SplitTransaction, householdId: string, now: number): Promise<void> {
  await tx.insert(households).values({ id: householdId, lastWrittenAt: now }).onConflictDoNothing();
}

/** Makes these the active participants, by id; all others become inactive. */
export async function storeActiveParticipants(
  tx: SplitTransaction,
  householdId: string,
  active: readonly { readonly id: string; readonly displayName: string }[],
): Promise<void> {
  await tx
    .insert(participants)
    .values(active.map(({ id, displayName }) => ({ householdId, id, displayName, isActive: true })))
    .onConflictDoUpdate({
      target: [participants.householdId, participants.id],
      set: { displayName: sql`excluded.display_name`, isActive: true },
    });
  const ids = active.map(({ id }) => id);
  await tx
    .update(participants)
    .set({ isActive: false })
    .where(and(eq(participants.householdId, householdId), notInArray(participants.id, ids)));
}
