import { sql } from 'drizzle-orm';
import { bigint, check, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { SettlementKind, SettlementStatus } from '../../model/settlement';
import { householdId, instant, isMonth, month, sequence, sharedSplit } from './columns';
import { participantKey } from './households';

/** Payments between the two, and the balance with which they came. Rows are only added; a correction changes the status. */
export const settlements = sharedSplit.table(
  'settlements',
  {
    householdId: householdId(),
    id: uuid('settlement_id').notNull(),
    sequence: sequence(),
    kind: text('kind').$type<SettlementKind>().notNull(),
    amount: bigint('amount_cents', { mode: 'bigint' }).notNull(),
    /** Whose balance rises. */
    payerId: text('payer_id').notNull(),
    receiverId: text('receiver_id').notNull(),
    requestedById: text('requested_by_id').notNull(),
    description: text('description'),
    externalId: text('external_id'),
    occurredAt: instant('occurred_at').notNull(),
    competenceMonth: month('competence_month').notNull(),
    /** The month that it closes, while it is active. */
    closesMonth: month('closes_month'),
    /** The payer's balance in that month when it was closed. */
    closedPayerBalance: bigint('closed_payer_balance_cents', { mode: 'bigint' }),
    status: text('status').$type<SettlementStatus>().notNull().default('active'),
    createdAt: instant('created_at').notNull(),
    importId: uuid('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    index('settlements_newest').on(
      table.householdId,
      table.occurredAt.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    uniqueIndex('settlements_active_external_id')
      .on(table.householdId, table.externalId)
      .where(sql`${table.externalId} is not null and ${table.status} = 'active'`),
    uniqueIndex('settlements_one_opening')
      .on(table.householdId)
      .where(sql`${table.kind} = 'opening' and ${table.status} = 'active'`),
    uniqueIndex('settlements_one_closing')
      .on(table.householdId, table.closesMonth)
      .where(sql`${table.closesMonth} is not null and ${table.status} = 'active'`),
    index('settlements_of_an_import')
      .on(table.householdId, table.importId)
      .where(sql`${table.importId} is not null`),
    participantKey('settlements_payer', table.householdId, table.payerId),
    participantKey('settlements_receiver', table.householdId, table.receiverId),
    participantKey('settlements_requested_by', table.householdId, table.requestedById),
    check('settlements_kind', sql`${table.kind} in ('payment', 'opening')`),
    check('settlements_status', sql`${table.status} in ('active', 'voided')`),
    check('settlements_two_people', sql`${table.payerId} <> ${table.receiverId}`),
    check(
      'settlements_amount',
      sql`${table.amount} between 1 and 999999999999
        or (${table.amount} = 0 and ${table.kind} = 'payment' and ${table.closesMonth} is not null)`,
    ),
    check('settlements_month', isMonth(table.competenceMonth)),
    check('settlements_closes_month', isMonth(table.closesMonth)),
    check('settlements_closing', sql`(${table.closesMonth} is null) = (${table.closedPayerBalance} is null)`),
    check('settlements_description_length', sql`char_length(${table.description}) between 1 and 280`),
    check('settlements_external_id_length', sql`char_length(${table.externalId}) between 1 and 120`),
  ],
);
