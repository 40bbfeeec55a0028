import { bigint, check, foreignKey, primaryKey, type AnyPgColumn } from 'drizzle-orm/pg-core';

import { cristi, isId, owner, userId } from './columns';

/** A user of an owner who has stored something. Whoever writes for a user locks this row first. */
export const purses = cristi.table(
  'purses',
  {
    owner: owner(),
    userId: userId(),
    /** Milliseconds since 1970. */
    lastWrittenAt: bigint('last_written_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.userId] }), check('purses_user_id', isId(table.userId))],
);

/** What belongs to a purse. */
export function purseKey(name: string, ownerColumn: AnyPgColumn, userColumn: AnyPgColumn) {
  return foreignKey({
    name,
    columns: [ownerColumn, userColumn],
    foreignColumns: [purses.owner, purses.userId],
  });
}
