import { sql } from 'drizzle-orm';
import { boolean, check, index, numeric, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

import type { Priority } from '../../model/debt';
import { centavos, cristi, isAmount, isMonth, month, owner, sequence, userId } from './columns';
import { purseKey } from './user-ledgers';

/** Caps of variable spending, each from its month on. */
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
    purseKey('budgets_purse', table.owner, table.userId),
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
    /** Names are compared by it. */
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
    purseKey('debts_purse', table.owner, table.userId),
    check('debts_name_length', sql`char_length(${table.name}) between 1 and 100`),
    check('debts_balance', isAmount(table.balance)),
    check('debts_minimum_payment', isAmount(table.minimumPayment)),
    check('debts_due_day', sql`${table.dueDay} between 1 and 31`),
    check('debts_priority', sql`${table.priority} in ('VERY_HIGH', 'HIGH', 'MEDIUM_HIGH', 'MEDIUM', 'LOW', 'FIXED')`),
  ],
);

/** Snapshots of what was in the bank; only ever added to. */
export const bankBalances = cristi.table(
  'bank_balances',
  {
    owner: owner(),
    userId: userId(),
    sequence: sequence(),
    balance: centavos('bank_balance_mxn_cents').notNull(),
    /** Nanoseconds since 1970, which are more than a bigint holds. */
    asOf: numeric('as_of_nanoseconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.sequence] }),
    purseKey('bank_balances_purse', table.owner, table.userId),
    index('bank_balances_current').on(
      table.owner,
      table.userId,
      table.asOf.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    check('bank_balances_balance', isAmount(table.balance)),
  ],
);
