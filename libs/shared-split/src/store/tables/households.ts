import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

import { householdId, instant, sharedSplit } from './columns';

/** One row for each household; every transaction that writes in a household locks its row first. */
export const households = sharedSplit.table(
  'households',
  {
    id: householdId().primaryKey(),
    /** No record gets an earlier instant, even if the clock is set back. */
    lastWrittenAt: instant('last_written_at').notNull(),
    /** ISO 4217, of everything entered; null for the contract's. It changes only while nothing is. */
    currency: text('currency'),
  },
  (table) => [check('households_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`)],
);

export const participants = sharedSplit.table(
  'participants',
  {
    householdId: householdId().references(() => households.id),
    id: text('participant_id').notNull(),
    displayName: text('display_name').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    check('participants_id_form', sql`${table.id} ~ '^[a-z0-9][a-z0-9_-]{0,31}$'`),
    check('participants_display_name_length', sql`char_length(${table.displayName}) between 1 and 120`),
  ],
);

/** A foreign key to a participant. */
export function participantKey(name: string, household: AnyPgColumn, participant: AnyPgColumn) {
  return foreignKey({
    name,
    columns: [household, participant],
    foreignColumns: [participants.householdId, participants.id],
  });
}
