import { sql } from 'drizzle-orm';
import { bigint, check, primaryKey, text } from 'drizzle-orm/pg-core';

import { householdId, isMonth, month, sharedSplit } from './columns';
import { participantKey } from './households';

const cents = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/**
 * What the counting movements of a payer in a month add up to, so that a balance over all months need not read every
 * movement. Each transaction that stores or corrects movements changes them too.
 */
export const monthTotals = sharedSplit.table(
  'month_totals',
  {
    householdId: householdId(),
    competenceMonth: month('competence_month').notNull(),
    payerId: text('payer_id').notNull(),
    movementCount: bigint('movement_count', { mode: 'number' }).notNull(),
    purchases: cents('purchases_cents'),
    refunds: cents('refunds_cents'),
    /** Purchases less refunds, of those that are split equally. */
    equalNet: cents('equal_net_cents'),
    /** Of the others, purchases less refunds: what falls to the payer, and what to the other person. */
    ownShare: cents('own_share_cents'),
    otherShare: cents('other_share_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.competenceMonth, table.payerId] }),
    participantKey('month_totals_payer', table.householdId, table.payerId),
    check('month_totals_month', isMonth(table.competenceMonth)),
    check('month_totals_count', sql`${table.movementCount} >= 0`),
    check(
      'month_totals_add_up',
      sql`${table.purchases} - ${table.refunds} = ${table.equalNet} + ${table.ownShare} + ${table.otherShare}`,
    ),
  ],
);
