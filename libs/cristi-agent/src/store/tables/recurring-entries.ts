import { sql } from 'drizzle-orm';
import { check, date, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

import type { CategoryType, TransactionType } from '../../model/transaction';
import { centavos, cristi, isAmount, isCategoryType, owner, userId } from './columns';
import { userLedgerKey } from './user-ledgers';

/** Income and expenses that come by themselves. They are plans: none of them stores a transaction. */
export const recurringEntries = cristi.table(
  'recurring_entries',
  {
    owner: owner(),
    userId: userId(),
    /** The name as `debtKey` folds it, for comparing. */
    key: text('name_key').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<TransactionType>().notNull(),
    amount: centavos('amount_mxn_cents').notNull(),
    category: text('category').notNull(),
    categoryType: text('category_type').$type<CategoryType>().notNull(),
    daysOfMonth: smallint('days_of_month').array(),
    everyWeeks: smallint('every_weeks'),
    /** `MM-DD`. */
    yearly: text('yearly'),
    from: date('from_date', { mode: 'string' }),
    until: date('until_date', { mode: 'string' }),
    remaining: smallint('remaining'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.key] }),
    userLedgerKey('recurring_entries_purse', table.owner, table.userId),
    check('recurring_entries_name', sql`char_length(${table.name}) between 1 and 100`),
    check('recurring_entries_amount', isAmount(table.amount)),
    check('recurring_entries_type', sql`${table.type} in ('INCOME', 'EXPENSE')`),
    check('recurring_entries_category_type', isCategoryType(table.categoryType)),
    check('recurring_entries_one_kind', sql`(${table.type} = 'INCOME') = (${table.categoryType} = 'INCOME')`),
    check('recurring_entries_category', sql`char_length(${table.category}) between 1 and 64`),
    check(
      'recurring_entries_one_rhythm',
      sql`num_nonnulls(${table.daysOfMonth}, ${table.everyWeeks}, ${table.yearly}) = 1`,
    ),
    check(
      'recurring_entries_days_of_month',
      sql`cardinality(${table.daysOfMonth}) between 1 and 4 and 1 <= all (${table.daysOfMonth}) and 31 >= all (${table.daysOfMonth})`,
    ),
    check(
      'recurring_entries_every_weeks',
      sql`${table.everyWeeks} is null or (${table.everyWeeks} between 1 and 52 and ${table.from} is not null)`,
    ),
    check('recurring_entries_yearly', sql`${table.yearly} ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`),
    check(
      'recurring_entries_remaining',
      sql`${table.remaining} is null or (${table.remaining} between 1 and 600 and ${table.from} is not null)`,
    ),
    check('recurring_entries_from', sql`${table.from} between '1900-01-01' and '2999-12-31'`),
    check('recurring_entries_until', sql`${table.until} between '1900-01-01' and '2999-12-31'`),
  ],
);
