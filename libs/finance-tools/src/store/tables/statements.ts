import { sql } from 'drizzle-orm';
import { check, date, index, integer, json, numeric, primaryKey } from 'drizzle-orm/pg-core';

import { finance, key, owner } from './columns';

const balance = (name: string) => numeric(name, { precision: 19, scale: 4 });

/** What an import stored of one account in one statement; a file may hold several of both. */
export const statements = finance.table(
  'statements',
  {
    owner: owner(),
    importNumber: integer('import_number').notNull(),
    /** From 1 within the import. */
    number: integer('statement_number').notNull(),
    accountId: key('account_id').notNull(),
    /** The number of the account as the statement has it; the newest statement with a number says whose it is. */
    accountNumber: key('account_number'),
    format: key('format').notNull(),
    /** Statements with the same value have the same columns. */
    layout: key('layout').notNull(),
    /** The days that it covers. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    openingBalance: balance('opening_balance'),
    closingBalance: balance('closing_balance'),
    proof: key('proof').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.importNumber, table.number] }),
    // Most imports are of the newest days: few statements end after they begin.
    index('statements_of_account_by_end').on(table.owner, table.accountId, table.endDate, table.startDate),
    index('statements_with_number')
      .on(table.owner, table.accountNumber, table.importNumber.desc().nullsFirst(), table.number.desc().nullsFirst())
      .where(sql`${table.accountNumber} is not null`),
    check('statements_period', sql`${table.startDate} <= ${table.endDate}`),
    check('statements_proof', sql`${table.proof} in ('proven', 'consistent', 'none', 'contradicted')`),
  ],
);

/** Balances of accounts at the end of a day, as statements say. */
export const balances = finance.table(
  'balances',
  {
    owner: owner(),
    accountId: key('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    importNumber: integer('import_number').notNull(),
    statementNumber: integer('statement_number').notNull(),
    balance: balance('balance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.accountId, table.day, table.importNumber, table.statementNumber] }),
  ],
);

/** How statements of a layout were read for an account last. An undo leaves it: what a person answered stays known. */
export const mappings = finance.table(
  'mappings',
  {
    owner: owner(),
    accountId: key('account_id').notNull(),
    layout: key('layout').notNull(),
    mapping: json('mapping').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.accountId, table.layout] })],
);
