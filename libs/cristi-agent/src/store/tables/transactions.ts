import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, foreignKey, index, numeric, primaryKey, text } from 'drizzle-orm/pg-core';

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
    /** The description as parsing compares it; null where nothing can be learnt from it. */
    learntDescription: text('learnt_description'),
    /** False where parsing shall not learn from it. */
    learn: boolean('learn').notNull().default(true),
    /** A later number of `sequence` for an edited transaction: the one last stored or edited has the greatest. */
    editedSequence: bigint('edited_sequence', { mode: 'bigint' }),
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
    index('transactions_created').on(
      table.owner,
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    index('transactions_dated').on(
      table.owner,
      table.userId,
      table.date.desc().nullsFirst(),
      table.sequence.desc().nullsFirst(),
    ),
    // What settles recurring entries.
    index('transactions_categories').on(table.owner, table.userId, table.category, table.date),
    // A hash, because a description can be longer than an entry of an index.
    index('transactions_learnt')
      .on(
        table.owner,
        table.userId,
        table.type,
        sql`md5(${table.learntDescription})`,
        sql`coalesce(${table.editedSequence}, ${table.sequence}) desc`,
      )
      .where(sql`${table.learn} and ${table.learntDescription} is not null`),
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

/**
 * The words of descriptions that parsing learns from, so that it reads a few entries of an index, whatever the number of
 * transactions. Every database transaction that stores, changes or deletes a transaction updates them.
 */
export const learntWords = cristi.table(
  'learnt_words',
  {
    owner: owner(),
    userId: userId(),
    type: text('type').$type<TransactionType>().notNull(),
    word: text('word').notNull(),
    /** That of the transaction: `edited_sequence`, else `sequence`. */
    order: bigint('learnt_order', { mode: 'bigint' }).notNull(),
    transactionId: text('transaction_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.type, table.word, table.order] }),
    foreignKey({
      name: 'learnt_words_transaction',
      columns: [table.owner, table.userId, table.transactionId],
      foreignColumns: [transactions.owner, transactions.userId, transactions.id],
    }).onDelete('cascade'),
    // For the foreign key: deleting a transaction finds its words.
    index('learnt_words_transaction').on(table.owner, table.userId, table.transactionId),
    check('learnt_words_length', sql`char_length(${table.word}) between 4 and 64`),
  ],
);
