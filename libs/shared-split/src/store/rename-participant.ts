import type { Transaction } from '@bursar/database';
import { and, eq, sql } from 'drizzle-orm';

import { participants, recurrenceEvents } from './schema';

/** Renames a participant everywhere: foreign keys carry the id to all rows, and these statements change the payloads. */
export async function renameStoredParticipant(
  tx: Transaction,
  householdId: string,
  id: string,
  renamed: { readonly id: string; readonly displayName: string },
): Promise<void> {
  await tx.drizzle
    .update(participants)
    .set(renamed)
    .where(and(eq(participants.householdId, householdId), eq(participants.id, id)));
  await renameInEvents(tx, householdId, id, renamed.id);
}

/** Puts another id in the place of one in the payloads of events. */
export async function renameInEvents(tx: Transaction, householdId: string, id: string, newId: string): Promise<void> {
  for (const side of ['before', 'after']) {
    const path = `{changes,payer_participant_id,${side}}`;
    await tx.drizzle
      .update(recurrenceEvents)
      .set({
        payload: sql`jsonb_set(${recurrenceEvents.payload}, ${path}::text[], to_jsonb(${newId}::text))`,
      })
      .where(
        and(
          eq(recurrenceEvents.householdId, householdId),
          sql`${recurrenceEvents.payload} #>> ${path}::text[] = ${id}`,
        ),
      );
  }
}
