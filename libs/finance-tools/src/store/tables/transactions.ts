import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  integer,
  numeric,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { amount, bookedAt, finance, importNumber, key, owner } from './columns';
import { accounts } from './ledgers';

/**
 * The ledger. Its primary key and its other indexes are in migrations/0001_indexes.sql: they include columns that are not
 * part of their keys, which the query builder cannot express.
 */
export const transactions = finance.table(
  'transactions',
  {
    owner: owner(),
    bookedAt: bookedAt(),
    /** The order of insertion within the owner's ledger; also the id. */
    sequence: bigint('sequence', { mode: 'bigint' }).notNull(),
    accountId: key('account_id').notNull(),
    categoryId: integer('category_id'),
    amount: amount(),
    externalId: key('external_id'),
    description: text('description').notNull(),
    descriptionKey: key('description_key').notNull(),
    addedBy: importNumber('added_by'),
    /** The last import that changed it. */
    changedBy: importNumber('changed_by'),
  },
  (table) => [
    uniqueIndex('transactions_external_id')
      .on(table.owner, table.accountId, table.externalId)
      .where(sql`${table.externalId} is not null`),
    foreignKey({
      name: 'transactions_account',
      columns: [table.owner, table.accountId],
      foreignColumns: [accounts.owner, accounts.id],
    }),
    check('transactions_description', sql`${table.description} <> ''`),
  ],
);

/**
 * The sums of the transactions of each month. Triggers of `transactions` maintain it (migrations/0003_month_totals_kept.sql),
 * so it is exact after every write by any program; rows without transactions are deleted.
 */
export const monthTotals = finance.table(
  'month_totals',
  {
    owner: owner(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    accountId: key('account_id').notNull(),
    /** 0: none. */
    categoryId: integer('category_id').notNull(),
    /** The sign of the amounts: -1, 0 or 1. */
    side: smallint('side').notNull(),
    amount: numeric('amount').notNull(),
    transactionCount: bigint('transaction_count', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.month, table.accountId, table.categoryId, table.side] }),
    check('month_totals_side', sql`sign(${table.amount}) = ${table.side}`),
    check('month_totals_counted', sql`${table.transactionCount} > 0`),
  ],
);
