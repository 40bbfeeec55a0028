import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';

import { finance, key, owner } from './columns';
import { ledgers } from './ledgers';

const changeNumber = () => integer('change_number').notNull();

/** The journal: every commit to an owner's ledger. A trigger refuses to alter or delete a change. */
export const changes = finance.table(
  'changes',
  {
    owner: owner().references(() => ledgers.owner),
    /** From 1, without gaps. */
    number: changeNumber(),
    kind: key('kind').notNull(),
    /** As the record has it: the hash covers the text. */
    at: key('at').notNull(),
    via: key('via').notNull(),
    tool: key('tool').notNull(),
    summary: text('summary').notNull(),
    importNumber: integer('import_number'),
    /** The changes that it undoes, newest first. */
    undoes: integer('undoes').array(),
    /** An import added the transactions from this place in the ledger up to before `nextSequence`: they have no rows here. */
    firstSequence: bigint('first_sequence', { mode: 'bigint' }),
    nextSequence: bigint('next_sequence', { mode: 'bigint' }),
    /** The transactions that it touched; the other rows if it touched none. */
    rowCount: integer('row_count').notNull(),
    previousHash: key('previous_hash').notNull(),
    hash: key('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.number] }),
    index('changes_undos')
      .on(table.owner, table.number)
      .where(sql`${table.undoes} is not null`),
    check('changes_kind', sql`${table.kind} in ('start', 'import', 'update', 'rules', 'links', 'balances', 'undo')`),
    check('changes_via', sql`${table.via} in ('mcp', 'rest', 'page', 'cli', 'telegram')`),
    check('changes_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$' and ${table.previousHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/**
 * The transactions that a change touched, except for those that an import added. Triggers write them while a change is
 * being made. The images are canonical JSON, of altered transactions that of the columns that differ.
 */
export const changedTransactions = finance.table(
  'changed_transactions',
  {
    owner: owner(),
    number: changeNumber(),
    sequence: bigint('sequence', { mode: 'bigint' }).notNull(),
    /** Null for an added one. */
    before: text('before'),
    /** Null for an added or a removed one: what was added is what later changes left of it. */
    after: text('after'),
    /** What was computed from the rest of the row and differs, before: an undo restores it as it was. */
    derived: text('derived'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.number, table.sequence] }),
    index('changed_transactions_history').on(table.owner, table.sequence, table.number),
  ],
);

/** The rows of other tables that a change touched, with whole images. */
export const changedRows = finance.table(
  'changed_rows',
  {
    owner: owner(),
    number: changeNumber(),
    table: key('table_name').notNull(),
    /** The values of the row's key after its owner, separated by `/`. */
    key: key('key').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.number, table.table, table.key] }),
    index('changed_rows_history').on(table.owner, table.table, table.key, table.number),
  ],
);
