import { sql, type SQL } from 'drizzle-orm';

/** The conditions under which a row of `t` gets a suggestion: nobody gave it a category, or said that it has none. */
export const AWAITS_CATEGORY: SQL = sql`t.category_id is null and t.split is null and t.category_source is distinct from 'person'`;

/** Suggestions teach nothing, and a split says nothing about its payee. */
export const TEACHES: SQL = sql`t.category_id is not null and t.category_source is distinct from 'suggestion' and t.payee_key is not null`;
