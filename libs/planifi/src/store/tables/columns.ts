import { bigint, customType, pgSchema } from 'drizzle-orm/pg-core';

// Every row belongs to an owner, the first column of every key and index: no query reaches another owner's rows by
// mistake, and a cluster can distribute rows by it.
//
// Instants are whole milliseconds since 1970, as they are published, so that no time zone or rounding changes them.

export const planifi = pgSchema('planifi');

/** Milliseconds since 1970. */
export const instant = (name: string) => bigint(name, { mode: 'number' });
/** Ascending in the order of storing: the tie-break between records of the same instant. */
export const sequence = () => bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity();
/** Text that is compared and sorted by code points, independent of the database's locale. */
export const exactText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const owner = () => exactText('owner').notNull();
