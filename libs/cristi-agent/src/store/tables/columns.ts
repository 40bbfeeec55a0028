import { sql } from 'drizzle-orm';
import { bigint, customType, pgSchema, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

import type { YearMonth } from '@bursar/calendar';

// Every row belongs to an owner and to one of the owner's users. The owner comes first in every key: it is the
// distribution key on a cluster. Amounts are whole centavos.

export const cristi = pgSchema('cristi');

/** Compared by code points in every domain: a cluster places rows by a column of one collation. */
const exactText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const owner = () => exactText('owner').notNull();
export const userId = () => text('user_id').notNull();
export const centavos = (name: string) => bigint(name, { mode: 'bigint' });
export const month = (name: string) => text(name).$type<YearMonth>();
/** Insertion order, which decides between records of the same time. */
export const sequence = () => bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity();

/** 0 to 2^53 - 1. */
export const isAmount = (column: AnyPgColumn) => sql`${column} between 0 and 9007199254740991`;
export const isMonth = (column: AnyPgColumn) => sql`${column} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`;
export const isId = (column: AnyPgColumn) => sql`char_length(${column}) between 1 and 64`;
export const isCategoryType = (column: AnyPgColumn) =>
  sql`${column} in ('INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS')`;
