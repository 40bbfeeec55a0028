import { sql, type SQL } from 'drizzle-orm';

import { descriptionKey } from '../model/description-key';
import { payeeKey } from '../model/payee/payee-key';
import { wordKeys } from '../model/payee/searched-words';
import { categoryNumber } from '../model/published-ids';
import type { TransactionFilters } from '../model/transaction-filters';

/** The category that a filter asks for: its number, or null for none; undefined where any will do. */
export type WantedCategory = number | null | undefined;

/** `impossible`: nothing has such a category. */
export function wantedCategory({ category_id: id, uncategorized }: TransactionFilters): WantedCategory | 'impossible' {
  if (id !== undefined) return categoryNumber(id) ?? 'impossible';
  return uncategorized === true ? null : undefined;
}

/** The conditions that the ledger's rows and their monthly totals (either as `t`) share; undefined if nothing can match. */
export function ownerAccountFilter(
  owner: string,
  { account_id: account }: TransactionFilters,
  accounts: readonly string[] | undefined,
): SQL[] | undefined {
  const conditions = [sql`t.owner = ${owner}`];
  if (account !== undefined) conditions.push(sql`t.account_id = ${account}`);
  if (accounts !== undefined) {
    if (accounts.length === 0) return undefined;
    const ids = accounts.map((id) => sql`${id}`);
    conditions.push(sql`t.account_id in (${sql.join(ids, sql`, `)})`);
  }
  return conditions;
}

/** The conditions on day and amount, which are the same for the ledger and for sources. */
export function dateAmountFilter(table: SQL, filters: TransactionFilters): SQL[] {
  const { date_range: days, min_amount: least, max_amount: most, direction } = filters;
  const conditions: SQL[] = [];
  if (days !== undefined) {
    conditions.push(sql`${table}.booked_at >= ${days.start_date}::timestamp`);
    conditions.push(sql`${table}.booked_at < ${days.end_date}::timestamp + interval '1 day'`);
  }
  if (least !== undefined) conditions.push(sql`${table}.amount >= ${least}::numeric`);
  if (most !== undefined) conditions.push(sql`${table}.amount <= ${most}::numeric`);
  if (direction === 'DEBIT_ONLY') conditions.push(sql`${table}.amount < 0`);
  if (direction === 'CREDIT_ONLY') conditions.push(sql`${table}.amount > 0`);
  return conditions;
}

/** The conditions on the texts of the ledger's rows (`t`). */
export function textFilter({ search, match, payee, tag }: TransactionFilters): SQL[] {
  const conditions: SQL[] = [];
  if (payee !== undefined) conditions.push(sql`t.payee_key = ${payeeKey(payee)}`);
  // The index has no rows without tags.
  if (tag !== undefined) conditions.push(sql`t.tags @> array[${tag}::text] and t.tags <> '{}'`);
  if (search === undefined) return conditions;
  if (match !== 'words') return [...conditions, contains(sql`t.description_key`, descriptionKey(search))];
  const words = wordKeys(search);
  if (words.length > 0) conditions.push(hasWords(words));
  return conditions;
}

/** A description that has all the words itself has no other key. Each index is asked for all words at once. */
function hasWords(words: readonly string[]): SQL {
  const all = (column: SQL) =>
    sql.join(
      words.map((word) => contains(column, word)),
      sql` and `,
    );
  return sql`((${all(sql`t.words_key`)}) or (t.words_key is null and ${all(sql`t.description_key`)}))`;
}

/** The trigram indexes find no shorter text than this. */
const INDEXED_LENGTH = 3;

/** The condition that a column contains a key. The keys contain no wildcards. */
function contains(column: SQL, key: string): SQL {
  const pattern = sql`${`%${key}%`}::text`;
  // The subquery hides the text from the planner, so that it uses the index and plans once for a connection.
  return sql`${column} like ${key.length < INDEXED_LENGTH ? pattern : sql`(select ${pattern})`}`;
}

/** The condition that a split of a row (`t`) has a line of a category. */
export function hasLineOf(category: number | null): SQL {
  return sql`t.split @> ${JSON.stringify([{ category_id: category }])}::jsonb`;
}
