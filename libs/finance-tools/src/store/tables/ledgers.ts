import { sql } from 'drizzle-orm';
import { bigint, check, integer, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

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
    /** The account may have been deleted by the undo of the import that made it. */
    accountId: key('account_id').notNull(),
    importedCount: integer('imported_count').notNull(),
    replacedCount: integer('replaced_count').notNull(),
    committedAt: timestamp('committed_at', { withTimezone: true, mode: 'string' }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.owner, table.number] })],
);

/** The values of a transaction before an import replaced them; only transactions with an external id are replaced. */
export const replacements = finance.table(
  'replacements',
  {
    owner: owner(),
    number: integer('import_number').notNull(),
    accountId: key('account_id').notNull(),
    externalId: key('external_id').notNull(),
    bookedAt: bookedAt(),
    amount: amount(),
    description: text('description').notNull(),
    descriptionKey: key('description_key').notNull(),
    /** The import that had changed it last. */
    changedBy: importNumber('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.owner, table.number, table.accountId, table.externalId] })],
);
