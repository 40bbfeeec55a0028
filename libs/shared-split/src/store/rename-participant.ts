import { and, eq, sql } from 'drizzle-orm';

import { participants, recurrenceEvents } from './schema';
import type { SplitQueries } from './split-database';

/** Another id and name for a participant, everywhere: foreign keys carry the id to all rows, and payloads are told here. */
export async function renameStoredParticipant(
  queries: SplitQueries,
  householdId: string,
  id: string,
  renamed: { readonly id: string; readonly displayName: string },
): Promise<void> {
  await queries
    .update(participants)
    .set(renamed)
    .where(and(eq(participants.householdId, householdId), eq(participants.id, id)));
  for (const side of ['before', 'after']) {
    const place = `{changes,payer_participant_id,${side}}`;
    await queries
      .update(recurrenceEvents)
      .set({
        payload: sql`jsonb_set(${recurrenceEvents.payload}, ${place}::text[], to_jsonb(${renamed.id}::text))`,
      })
      .where(
        and(
          eq(recurrenceEvents.householdId, householdId),
          sql`${recurrenceEvents.payload} #>> ${place}::text[] = ${id}`,
        ),
      );
  }
}
