import { sql } from 'drizzle-orm';
import { bigint, pgSchema, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

import type { YearMonth } from '@bursar/calendar';

// Every row belongs to an owner, who comes first in every key, and to one of the owner's users: no query reaches
// another's rows by mistake, and the owner is what rows are distributed by on a cluster. Money is whole centavos.

export const cristi = pgSchema('cristi');

export const owner = () => text('owner').notNull();
export const userId = () => text('user_id').notNull();
export const centavos = (name: string) => bigint(name, { mode: 'bigint' });
export const month = (name: string) => text(name).$type<YearMonth>();
/** In the order of storing: tells which of two records is the newer where their times are the same. */
export const sequence = () => bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity();

/** 0 to 2^53 - 1. */
export const isAmount = (column: AnyPgColumn) => sql`${column} between 0 and 9007199254740991`;
export const isMonth = (column: AnyPgColumn) => sql`${column} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`;
export const isId = (column: AnyPgColumn) => sql`char_length(${column}) between 1 and 64`;
export const isCategoryType = (column: AnyPgColumn) =>
  sql`${column} in ('INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS')`;
