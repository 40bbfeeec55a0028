import type { Transaction } from '@bursar/database';
import { and, eq, sql } from 'drizzle-orm';

import { moveRecords } from './participant-records';
import { participants, recurrenceEvents } from './schema';

/** Renames a participant everywhere, in the payloads of events too. */
export async function renameStoredParticipant(
  tx: Transaction,
  householdId: string,
  id: string,
  renamed: { readonly id: string; readonly displayName: string },
): Promise<void> {
  if (renamed.id === id) {
    await tx.drizzle
      .update(participants)
      .set(renamed)
      .where(and(eq(participants.householdId, householdId), eq(participants.id, id)));
    return;
  }
  // No foreign key carries an id along: tables on a cluster have none that do.
  await tx.query`
    insert into shared_split.participants (household_id, participant_id, display_name, is_active)
    select household_id, ${renamed.id}, ${renamed.displayName}, is_active from shared_split.participants
    where household_id = ${householdId} and participant_id = ${id}`;
  await moveRecords(tx, householdId, [id, renamed.id]);
  await tx.query`
    update shared_split.month_totals set payer_id = ${renamed.id} where household_id = ${householdId} and payer_id = ${id}`;
  await tx.query`delete from shared_split.participants where household_id = ${householdId} and participant_id = ${id}`;
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
