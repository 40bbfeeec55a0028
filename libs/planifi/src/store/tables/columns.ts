import { bigint, customType, pgSchema, text } from 'drizzle-orm/pg-core';

// Every row belongs to an owner, who comes first in every key and index: no query reaches another owner's rows by
// mistake, and it is what rows are distributed by on a cluster.
//
// Instants are whole milliseconds since 1970, as they are published: nothing in the database works with zones, and
// nothing on the way rounds or shifts them.

export const planifi = pgSchema('planifi');

export const owner = () => text('owner').notNull();
/** Milliseconds since 1970. */
export const instant = (name: string) => bigint(name, { mode: 'number' });
/** In the order of storing: tells which of two records with one instant is the newer. */
export const sequence = () => bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity();
/** Text that is compared and sorted by code points, whatever the locale of the database. */
export const exactText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
