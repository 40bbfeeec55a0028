import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';

import { householdId, instant, isMonth, month, sequence, sharedSplit } from './columns';
import { participantKey } from './households';
import { movements } from './movements';
import { recurrences } from './recurrences';

/** The types of events of a recurrence. */
export type EventType =
  | 'recurrence_created'
  | 'recurrence_updated'
  | 'recurrence_paused'
  | 'recurrence_reactivated'
  | 'recurrence_ended'
  | 'recurrence_generated'
  | 'recurrence_blocked'
  | 'recurrence_failed';

/** A month of a recurrence that has its entry. */
export const recurrenceOccurrences = sharedSplit.table(
  'recurrence_occurrences',
  {
    householdId: householdId(),
    id: uuid('occurrence_id').notNull(),
    recurrenceId: uuid('recurrence_id').notNull(),
    competenceMonth: month('competence_month').notNull(),
    movementId: uuid('movement_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of a rule that had an end month: which installment it is, of how many. */
    installmentNumber: smallint('installment_number'),
    installmentCount: smallint('installment_count'),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    unique('occurrences_one_a_month').on(table.householdId, table.competenceMonth, table.recurrenceId),
    index('occurrences_of_a_recurrence').on(table.householdId, table.recurrenceId),
    unique('occurrences_one_a_movement').on(table.householdId, table.movementId),
    foreignKey({
      name: 'occurrences_recurrence',
      columns: [table.householdId, table.recurrenceId],
      foreignColumns: [recurrences.householdId, recurrences.id],
    }),
    foreignKey({
      name: 'occurrences_movement',
      columns: [table.householdId, table.movementId],
      foreignColumns: [movements.householdId, movements.id],
    }),
    check('occurrences_month', isMonth(table.competenceMonth)),
    check('occurrences_installment', sql`${table.installmentNumber} between 1 and ${table.installmentCount}`),
  ],
);

/** The history of recurrences; rows are only added. */
export const recurrenceEvents = sharedSplit.table(
  'recurrence_events',
  {
    householdId: householdId(),
    sequence: sequence(),
    type: text('type').$type<EventType>().notNull(),
    recurrenceId: uuid('recurrence_id').notNull(),
    occurrenceId: uuid('occurrence_id'),
    /** Null for the run of a summary or report. */
    actorId: text('actor_id'),
    at: instant('at').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.sequence] }),
    index('events_of_a_recurrence').on(table.householdId, table.recurrenceId, table.sequence),
    participantKey('events_actor', table.householdId, table.actorId),
    foreignKey({
      name: 'events_recurrence',
      columns: [table.householdId, table.recurrenceId],
      foreignColumns: [recurrences.householdId, recurrences.id],
    }),
    foreignKey({
      name: 'events_occurrence',
      columns: [table.householdId, table.occurrenceId],
      foreignColumns: [recurrenceOccurrences.householdId, recurrenceOccurrences.id],
    }),
    check(
      'events_type',
      sql`${table.type} in ('recurrence_created', 'recurrence_updated', 'recurrence_paused', 'recurrence_reactivated',
        'recurrence_ended', 'recurrence_generated', 'recurrence_blocked', 'recurrence_failed')`,
    ),
  ],
);
