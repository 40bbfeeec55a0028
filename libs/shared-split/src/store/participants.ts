import { preparedStatement } from '@bursar/database';
import { and, eq, notInArray, sql } from 'drizzle-orm';

import type { Participant } from '../model/household';
import { households, participants } from './schema';
import type { SplitQueries, SplitReader } from './split-database';

const selectParticipants = preparedStatement((queries: SplitReader) => {
  const { id, displayName, isActive } = participants;
  return queries
    .select({ id, displayName, isActive })
    .from(participants)
    .where(eq(participants.householdId, sql.placeholder('householdId')));
});

/** Everybody who was ever one of the household, the inactive ones included. */
export function storedParticipants(queries: SplitReader, householdId: string): Promise<Participant[]> {
  return selectParticipants(queries, { householdId });
}

/** Makes the household's row unless it is there; whoever makes it at the same time is waited for. */
export async function insertHousehold(queries: SplitQueries, householdId: string, now: number): Promise<void> {
  await queries.insert(households).values({ id: householdId, lastWrittenAt: now }).onConflictDoNothing();
}

/** Stores these as the active ones, by their ids; all others stay, inactive. */
export async function storeActiveParticipants(
  queries: SplitQueries,
  householdId: string,
  active: readonly { readonly id: string; readonly displayName: string }[],
): Promise<void> {
  await queries
    .insert(participants)
    .values(active.map(({ id, displayName }) => ({ householdId, id, displayName, isActive: true })))
    .onConflictDoUpdate({
      target: [participants.householdId, participants.id],
      set: { displayName: sql`excluded.display_name`, isActive: true },
    });
  const ids = active.map(({ id }) => id);
  await queries
    .update(participants)
    .set({ isActive: false })
    .where(and(eq(participants.householdId, householdId), notInArray(participants.id, ids)));
}
