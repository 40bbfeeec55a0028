import { sql } from 'drizzle-orm';
import { bigint, check, integer, json, jsonb, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

import { bookedAt, finance, importNumber, key, owner, amount } from './columns';

/** One row for each owner; a transaction that writes in the owner's ledger locks it first. */
export const ledgers = finance.table('ledgers', {
  owner: key('owner').primaryKey(),
  /** The order of insertion of the next transaction. */
  nextSequence: bigint('next_sequence', { mode: 'bigint' })
    .notNull()
    .default(sql`1`),
  /** The number of the next import or category. */
  nextNumber: integer('next_number').notNull().default(1),
  /** The number of the next rule. */
  nextRule: integer('next_rule').notNull().default(1),
  /** The number of the next link. */
  nextLink: integer('next_link').notNull().default(1),
  /** Another number whenever links change, or a row that has one comes or goes: what is kept of links is that of a number. */
  linksVersion: integer('links_version').notNull().default(0),
});

export const accounts = finance.table(
  'accounts',
  {
    owner: owner().references(() => ledgers.owner),
    id: key('account_id').notNull(),
    name: text('name').notNull(),
    institution: text('institution'),
    currency: text('currency').notNull(),
    addedBy: importNumber('added_by'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    check('accounts_id_form', sql`${table.id} ~ '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$'`),
    check('accounts_currency_form', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);

export const categories = finance.table(
  'categories',
  {
    owner: owner().references(() => ledgers.owner),
    id: integer('category_id').notNull(),
    name: text('name').notNull(),
    /** The name in lower case: names that differ only in case are one category. */
    nameKey: key('name_key').notNull(),
    addedBy: importNumber('added_by'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    unique('categories_name').on(table.owner, table.nameKey),
  ],
);

/** Every committed import. */
export const imports = finance.table(
  'imports',
  {
    owner: owner().references(() => ledgers.owner),
    number: integer('import_number').notNull(),
    /** Null for several accounts. It may have been deleted by the undo of the import that made it. */
    accountId: key('account_id'),
    importedCount: integer('imported_count').notNull(),
    replacedCount: integer('replaced_count').notNull(),
    committedAt: timestamp('committed_at', { withTimezone: true, mode: 'string' }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true, mode: 'string' }),
    /** The name of the file, where it had one. */
    fileName: text('file_name'),
  },
  (table) => [primaryKey({ columns: [table.owner, table.number] })],
);

/** The values of a transaction before an import replaced them. */
export const replacements = finance.table(
  'replacements',
  {
    owner: owner(),
    number: integer('import_number').notNull(),
    accountId: key('account_id').notNull(),
    /** The transaction. */
    sequence: bigint('sequence', { mode: 'bigint' }).notNull(),
    externalId: key('external_id'),
    bookedAt: bookedAt(),
    amount: amount(),
    description: text('description').notNull(),
    descriptionKey: key('description_key').notNull(),
    /** The import that had changed it last. */
    changedBy: importNumber('changed_by'),
    payee: text('payee'),
    raw: json('raw'),
    split: jsonb('split'),
  },
  (table) => [primaryKey({ columns: [table.owner, table.number, table.sequence] })],
);
