import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  numeric,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { amount, bookedAt, finance, importNumber, key, owner } from './columns';
import { accounts } from './ledgers';

/**
 * The ledger. Its primary key and its other indexes are in migrations/0001_indexes.sql and 0006_payee_indexes.sql: they
 * include columns that are not part of their keys, which the query builder cannot express. The latter also has the check
 * that the lines of a split add up.
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
    /** The other party, as the statement names it. */
    payee: text('payee'),
    /** Every cell or field of the line as it stood, by name: a JSON object in the order of the line. */
    raw: json('raw'),
    /** The statement of import `added_by` that it came with; null for what version 0.1 stored. */
    statementNumber: integer('statement_number'),
    /**
     * The payee that counts: a person's, a rule's, the statement's, or the cleaned description, as `payee_source` says.
     * It and the two keys are null in rows that an older version stored, until `fillPayees` computes them.
     */
    payeeName: text('payee_name'),
    payeeSource: key('payee_source'),
    payeeKey: key('payee_key'),
    /** The words of description, payee, note and tags, folded; null where `description_key` contains all of them. */
    wordsKey: key('words_key'),
    note: text('note'),
    /** Sorted. */
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** 2 to 20 of `{"amount": text, "category_id": number or null, "note": text or null}`, in order. */
    split: jsonb('split'),
    /** Who gave the category, or that there is none; null with a category: the statement, in rows of an older version. */
    categorySource: key('category_source'),
    /** Whether a link may name it; rows that lost their links keep it. Not journaled. */
    isLinked: boolean('is_linked'),
  },
  (table) => [
    index('transactions_external_id')
      .on(table.owner, table.accountId, table.externalId)
      .where(sql`${table.externalId} is not null`),
    index('transactions_linked')
      .on(table.owner, table.bookedAt, table.sequence)
      .where(sql`${table.isLinked}`),
    foreignKey({
      name: 'transactions_account',
      columns: [table.owner, table.accountId],
      foreignColumns: [accounts.owner, accounts.id],
    }),
    check('transactions_description', sql`${table.description} <> ''`),
    check('transactions_payee', sql`${table.payee} <> ''`),
    check('transactions_payee_source', sql`${table.payeeSource} in ('person', 'rule', 'statement', 'cleaned')`),
    check('transactions_payee_known', sql`${table.payeeKey} is null or ${table.payeeName} is not null`),
    check('transactions_note', sql`char_length(${table.note}) between 1 and 1000`),
    check('transactions_tags', sql`cardinality(${table.tags}) <= 20`),
    check(
      'transactions_category_source',
      sql`${table.categorySource} in ('person', 'rule', 'statement', 'suggestion')`,
    ),
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
