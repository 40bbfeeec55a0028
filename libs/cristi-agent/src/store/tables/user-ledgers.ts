import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

import { cristi, isId, owner, userId } from './columns';

/** One row for each user of an owner who has stored something; every write to the ledger locks it first. */
export const userLedgers = cristi.table(
  'purses',
  {
    owner: owner(),
    userId: userId(),
    /** Milliseconds since 1970. */
    lastWrittenAt: bigint('last_written_at', { mode: 'number' }).notNull(),
    /** ISO 4217, of everything entered; null for the contract's. It changes only while nothing is. */
    currency: text('currency'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId] }),
    check('purses_user_id', isId(table.userId)),
    check('purses_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/** The foreign key of tables whose rows belong to a user ledger. */
export function userLedgerKey(name: string, ownerColumn: AnyPgColumn, userColumn: AnyPgColumn) {
  return foreignKey({
    name,
    columns: [ownerColumn, userColumn],
    foreignColumns: [userLedgers.owner, userLedgers.userId],
  });
}
