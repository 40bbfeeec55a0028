import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { MovementType } from '../../model/movement';
import { householdId, instant, isAmount, isMonth, month, sequence, sharedSplit } from './columns';
import { participantKey } from './households';

/** Purchases and refunds; rows are only added. */
export const movements = sharedSplit.table(
  'movements',
  {
    householdId: householdId(),
    id: uuid('movement_id').notNull(),
    sequence: sequence(),
    type: text('type').$type<MovementType>().notNull(),
    amount: bigint('amount_cents', { mode: 'bigint' }).notNull(),
    description: text('description').notNull(),
    /** As searches compare it. */
    foldedDescription: text('folded_description').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    competenceMonth: month('competence_month').notNull(),
    payerId: text('payer_id').notNull(),
    requestedById: text('requested_by_id').notNull(),
    externalId: text('external_id'),
    originalPurchaseId: uuid('original_purchase_id'),
    /** Makes the foreign key below accept purchases only. */
    originalType: text('original_type').generatedAlwaysAs(
      sql`case when original_purchase_id is not null then 'purchase' end`,
    ),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    unique('movements_of_a_type').on(table.householdId, table.id, table.type),
    // The external id before the payer: the lookup of a generated entry names no payer.
    uniqueIndex('movements_external_id')
      .on(table.householdId, table.competenceMonth, table.externalId, table.payerId)
      .where(sql`${table.externalId} is not null`),
    // A month's page and its totals read only the range of that month.
    index('movements_of_a_month').on(
      table.householdId,
      table.competenceMonth,
      table.occurredAt.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    index('movements_refunds')
      .on(table.householdId, table.originalPurchaseId)
      .where(sql`${table.originalPurchaseId} is not null`),
    participantKey('movements_payer', table.householdId, table.payerId),
    participantKey('movements_requested_by', table.householdId, table.requestedById),
    foreignKey({
      name: 'movements_original_purchase',
      columns: [table.householdId, table.originalPurchaseId, table.originalType],
      foreignColumns: [table.householdId, table.id, table.type],
    }),
    check('movements_type', sql`${table.type} in ('purchase', 'refund')`),
    check('movements_refund_has_purchase', sql`(${table.type} = 'refund') = (${table.originalPurchaseId} is not null)`),
    check('movements_amount', isAmount(table.amount)),
    check('movements_month', isMonth(table.competenceMonth)),
    check('movements_description_length', sql`char_length(${table.description}) between 1 and 280`),
    check('movements_external_id_length', sql`char_length(${table.externalId}) between 1 and 120`),
  ],
);
