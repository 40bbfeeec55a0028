import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import type { RecurrenceRule } from '../../model/recurrence-rule';
import { householdId, instant, isAmount, isMonth, month, sequence, sharedSplit } from './columns';
import { participantKey } from './households';

/** The rules of recurring expenses. */
export const recurrences = sharedSplit.table(
  'recurrences',
  {
    householdId: householdId(),
    id: uuid('recurrence_id').notNull(),
    sequence: sequence(),
    description: text('description').notNull(),
    amount: bigint('amount_cents', { mode: 'bigint' }).notNull(),
    payerId: text('payer_id').notNull(),
    requestedById: text('requested_by_id').notNull(),
    splitConfig: jsonb('split_config').$type<Record<string, unknown>>().notNull(),
    referenceDay: smallint('reference_day').notNull(),
    startMonth: month('start_month').notNull(),
    endMonth: month('end_month'),
    status: text('status').$type<RecurrenceRule['status']>().notNull(),
    ending: text('ending').$type<NonNullable<RecurrenceRule['ending']>>(),
    /** The first month of the pause. */
    pausedFrom: month('paused_from_month'),
    /** Months that pauses have skipped for good: the first and the last of each. */
    skips: jsonb('skips').$type<RecurrenceRule['skips']>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    index('recurrences_newest').on(
      table.householdId,
      table.createdAt.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    participantKey('recurrences_payer', table.householdId, table.payerId),
    participantKey('recurrences_requested_by', table.householdId, table.requestedById),
    check('recurrences_amount', isAmount(table.amount)),
    check('recurrences_description_length', sql`char_length(${table.description}) between 1 and 280`),
    check('recurrences_reference_day', sql`${table.referenceDay} between 1 and 31`),
    check('recurrences_start_month', isMonth(table.startMonth)),
    check('recurrences_end_month', isMonth(table.endMonth)),
    check('recurrences_end_after_start', sql`${table.endMonth} >= ${table.startMonth}`),
    check('recurrences_status', sql`${table.status} in ('active', 'paused', 'ended')`),
    check('recurrences_paused_from', isMonth(table.pausedFrom)),
    check('recurrences_paused', sql`${table.status} <> 'paused' or ${table.pausedFrom} is not null`),
    check('recurrences_skips_are_list', sql`jsonb_typeof(${table.skips}) = 'array'`),
    check('recurrences_ending', sql`${table.ending} in ('at-once', 'with-month')`),
    check('recurrences_ended', sql`(${table.status} = 'ended') = (${table.ending} is not null)`),
    check('recurrences_end_named', sql`${table.ending} <> 'with-month' or ${table.endMonth} is not null`),
    check('recurrences_split_is_object', sql`jsonb_typeof(${table.splitConfig}) = 'object'`),
  ],
);
