import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { MovementStatus, MovementType } from '../../model/movement';
import type { SplitRecord } from '../../model/split';
import { householdId, instant, isAmount, isMonth, month, sequence, sharedSplit } from './columns';
import { participantKey } from './households';

/**
 * Purchases and refunds. Rows are only added, and what they say happened stays; a correction changes whether one counts,
 * and how a refund is shared, since it follows its purchase.
 */
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
    /** Only active movements count. */
    status: text('status').$type<MovementStatus>().notNull().default('active'),
    /** What took the place of a replaced one. */
    replacedById: uuid('replaced_by_id'),
    /** Of a replacement: the first of its chain, which is what occurrences and refunds name. */
    firstId: uuid('first_id'),
    /** Null for an equal split. */
    split: jsonb('split_config').$type<SplitRecord>(),
    /** What falls to the payer; null for an equal split, whose month decides. */
    payerShare: bigint('payer_share_cents', { mode: 'bigint' }),
    importId: uuid('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    unique('movements_of_a_type').on(table.householdId, table.id, table.type),
    // The external id before the payer: the lookup of a generated entry names no payer.
    uniqueIndex('movements_counting_external_id')
      .on(table.householdId, table.competenceMonth, table.externalId, table.payerId)
      .where(sql`${table.externalId} is not null and ${table.status} = 'active'`),
    index('movements_of_a_chain')
      .on(table.householdId, table.firstId)
      .where(sql`${table.firstId} is not null`),
    uniqueIndex('movements_one_counting_replacement')
      .on(table.householdId, table.firstId)
      .where(sql`${table.firstId} is not null and ${table.status} = 'active'`),
    index('movements_of_an_import')
      .on(table.householdId, table.importId)
      .where(sql`${table.importId} is not null`),
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
    foreignKey({
      name: 'movements_replaced_by',
      columns: [table.householdId, table.replacedById],
      foreignColumns: [table.householdId, table.id],
    }),
    foreignKey({
      name: 'movements_first',
      columns: [table.householdId, table.firstId],
      foreignColumns: [table.householdId, table.id],
    }),
    check('movements_status', sql`${table.status} in ('active', 'voided', 'replaced')`),
    check('movements_replaced', sql`(${table.status} = 'replaced') = (${table.replacedById} is not null)`),
    check('movements_split', sql`(${table.split} is null) = (${table.payerShare} is null)`),
    check('movements_payer_share', sql`${table.payerShare} between 0 and ${table.amount}`),
    check('movements_type', sql`${table.type} in ('purchase', 'refund')`),
    check('movements_refund_has_purchase', sql`(${table.type} = 'refund') = (${table.originalPurchaseId} is not null)`),
    check('movements_amount', isAmount(table.amount)),
    check('movements_month', isMonth(table.competenceMonth)),
    check('movements_description_length', sql`char_length(${table.description}) between 1 and 280`),
    check('movements_external_id_length', sql`char_length(${table.externalId}) between 1 and 120`),
  ],
);
