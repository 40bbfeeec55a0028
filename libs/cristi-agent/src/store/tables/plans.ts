import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, numeric, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

import type { Priority } from '../../model/debt';
import { centavos, cristi, isAmount, isMonth, month, owner, sequence, userId } from './columns';
import { userLedgerKey } from './user-ledgers';

/** Caps on variable spending, each in force from its month on. */
export const budgets = cristi.table(
  'budgets',
  {
    owner: owner(),
    userId: userId(),
    effectiveMonth: month('effective_month').notNull(),
    variableCap: centavos('variable_cap_mxn_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.effectiveMonth] }),
    userLedgerKey('budgets_purse', table.owner, table.userId),
    check('budgets_month', isMonth(table.effectiveMonth)),
    check('budgets_cap', isAmount(table.variableCap)),
  ],
);

/** Caps on the expenses of a category, each in force from its month on; a null ends the one before. */
export const categoryBudgets = cristi.table(
  'category_budgets',
  {
    owner: owner(),
    userId: userId(),
    category: text('category').notNull(),
    effectiveMonth: month('effective_month').notNull(),
    cap: centavos('cap_mxn_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.category, table.effectiveMonth] }),
    userLedgerKey('category_budgets_purse', table.owner, table.userId),
    check('category_budgets_month', isMonth(table.effectiveMonth)),
    check('category_budgets_category', sql`char_length(${table.category}) between 1 and 64`),
    check('category_budgets_cap', isAmount(table.cap)),
  ],
);

export const debts = cristi.table(
  'debts',
  {
    owner: owner(),
    userId: userId(),
    id: text('debt_id').notNull(),
    sequence: sequence(),
    /** The name as `debtKey` folds it, for comparing. */
    key: text('name_key').notNull(),
    name: text('name').notNull(),
    balance: centavos('balance_mxn_cents'),
    minimumPayment: centavos('minimum_payment_mxn_cents'),
    dueDay: smallint('due_day_of_month'),
    priority: text('priority').$type<Priority>().notNull(),
    doNotAccelerate: boolean('do_not_accelerate').notNull(),
    /** The last month whose minimum has been paid. */
    minimumPaidMonth: month('minimum_paid_month'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.id] }),
    unique('debts_name').on(table.owner, table.userId, table.key),
    userLedgerKey('debts_purse', table.owner, table.userId),
    check('debts_name_length', sql`char_length(${table.name}) between 1 and 100`),
    check('debts_balance', isAmount(table.balance)),
    check('debts_minimum_payment', isAmount(table.minimumPayment)),
    check('debts_minimum_paid_month', isMonth(table.minimumPaidMonth)),
    check('debts_due_day', sql`${table.dueDay} between 1 and 31`),
    check('debts_priority', sql`${table.priority} in ('VERY_HIGH', 'HIGH', 'MEDIUM_HIGH', 'MEDIUM', 'LOW', 'FIXED')`),
  ],
);

/** Snapshots of the bank balance; never updated or deleted. */
export const bankBalances = cristi.table(
  'bank_balances',
  {
    owner: owner(),
    userId: userId(),
    sequence: sequence(),
    balance: centavos('bank_balance_mxn_cents').notNull(),
    /** Nanoseconds since 1970: beyond the range of bigint. */
    asOf: numeric('as_of_nanoseconds').notNull(),
    /** The last number of the transactions' sequence when it was told; null in snapshots of earlier versions. */
    transactionsBefore: bigint('transactions_before', { mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.sequence] }),
    userLedgerKey('bank_balances_purse', table.owner, table.userId),
    index('bank_balances_current').on(
      table.owner,
      table.userId,
      table.asOf.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    check('bank_balances_balance', isAmount(table.balance)),
  ],
);
