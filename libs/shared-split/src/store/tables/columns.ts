import { sql } from 'drizzle-orm';
import { bigint, customType, pgSchema, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

import type { YearMonth } from '@bursar/calendar';

// The household comes first in every key: no query reaches another household's rows by mistake, and it is the
// distribution key on a cluster.
//
// Instants are whole milliseconds since 1970, as in the model: the database knows no zones, compares numbers, and neither
// rounds nor shifts them. Money is whole cents.

export const sharedSplit = pgSchema('shared_split');

/** Compared by code points in every domain: a cluster places rows by a column of one collation. */
const exactText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const householdId = () => exactText('household_id').notNull();
/** Milliseconds since 1970. */
export const instant = (name: string) => bigint(name, { mode: 'number' });
export const month = (name: string) => text(name).$type<YearMonth>();
/** In the order of storing: decides which of two records with the same instant is newer. */
export const sequence = () => bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity();

export const isMonth = (column: AnyPgColumn) => sql`${column} ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'`;
/** 0.01 to 9999999999.99. */
export const isAmount = (column: AnyPgColumn) => sql`${column} between 1 and 999999999999`;
