import { sql } from 'drizzle-orm';
import { boolean, check, index, numeric, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

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
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.id] }),
    unique('debts_name').on(table.owner, table.userId, table.key),
    userLedgerKey('debts_purse', table.owner, table.userId),
    check('debts_name_length', sql`char_length(${table.name}) between 1 and 100`),
    check('debts_balance', isAmount(table.balance)),
    check('debts_minimum_payment', isAmount(table.minimumPayment)),
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
