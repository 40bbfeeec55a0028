import { sql } from 'drizzle-orm';
import { bigint, check, date, index, numeric, primaryKey, text } from 'drizzle-orm/pg-core';

import type { CategoryType, TransactionType } from '../../model/transaction';
import { centavos, cristi, isAmount, isCategoryType, isId, isMonth, month, owner, sequence, userId } from './columns';
import { userLedgerKey } from './user-ledgers';

export const transactions = cristi.table(
  'transactions',
  {
    owner: owner(),
    userId: userId(),
    id: text('transaction_id').notNull(),
    threadId: text('thread_id').notNull(),
    sequence: sequence(),
    type: text('type').$type<TransactionType>().notNull(),
    amount: centavos('amount_mxn_cents').notNull(),
    categoryType: text('category_type').$type<CategoryType>().notNull(),
    category: text('category').notNull(),
    description: text('description'),
    /** The day in Mexico City. */
    date: date('date', { mode: 'string' }).notNull(),
    /** Milliseconds since 1970. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.id] }),
    userLedgerKey('transactions_purse', table.owner, table.userId),
    // The last transaction of a thread is the first entry of its range.
    index('transactions_last').on(
      table.owner,
      table.userId,
      table.threadId,
      table.createdAt.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    check('transactions_thread_id', isId(table.threadId)),
    check('transactions_type', sql`${table.type} in ('INCOME', 'EXPENSE')`),
    check('transactions_amount', isAmount(table.amount)),
    check('transactions_category_type', isCategoryType(table.categoryType)),
    check('transactions_one_kind', sql`(${table.type} = 'INCOME') = (${table.categoryType} = 'INCOME')`),
    check('transactions_category_length', sql`char_length(${table.category}) between 1 and 64`),
    check('transactions_description_length', sql`char_length(${table.description}) <= 500`),
    check('transactions_date', sql`${table.date} between '1900-01-01' and '2999-12-31'`),
  ],
);

/**
 * Totals of a user's transactions by month and category. Every database transaction that stores, changes or deletes one
 * updates them, so that a summary reads a few rows, whatever the number of transactions.
 */
export const monthTotals = cristi.table(
  'month_totals',
  {
    owner: owner(),
    userId: userId(),
    month: month('month').notNull(),
    categoryType: text('category_type').$type<CategoryType>().notNull(),
    category: text('category').notNull(),
    /** Numeric, because a sum may exceed the largest amount. */
    total: numeric('total_mxn_cents').notNull(),
    /** Number of transactions; a row with none is deleted. */
    count: bigint('transaction_count', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.month, table.categoryType, table.category] }),
    userLedgerKey('month_totals_purse', table.owner, table.userId),
    check('month_totals_month', isMonth(table.month)),
    check('month_totals_category_type', isCategoryType(table.categoryType)),
    check('month_totals_not_negative', sql`${table.total} >= 0 and ${table.count} >= 0`),
    check('month_totals_whole', sql`${table.total} = trunc(${table.total})`),
  ],
);
