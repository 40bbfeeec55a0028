import { sql, type SQL } from 'drizzle-orm';

import { descriptionKey } from '../model/description-key';
import { categoryNumber } from '../model/published-ids';
import type { TransactionFilters } from '../model/transaction-filters';

/** The conditions that the ledger's rows and their monthly totals (either as `t`) share; undefined if nothing can match. */
export function ownerAccountCategoryFilter(
  owner: string,
  { account_id: account, category_id: category }: TransactionFilters,
  accounts: readonly string[] | undefined,
): SQL[] | undefined {
  const conditions = [sql`t.owner = ${owner}`];
  if (account !== undefined) conditions.push(sql`t.account_id = ${account}`);
  if (category !== undefined) {
    const number = categoryNumber(category);
    if (number === undefined) return undefined;
    conditions.push(sql`t.category_id = ${number}::int`);
  }
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

/** The trigram index finds no shorter text than this. */
const INDEXED_LENGTH = 3;

/** The condition that a description contains `search`. The keys contain no wildcards. */
export function descriptionContains(search: string): SQL {
  const key = descriptionKey(search);
  const pattern = sql`${`%${key}%`}::text`;
  // The subquery hides the text from the planner, so that it uses the index and plans once for a connection.
  return sql`t.description_key like ${key.length < INDEXED_LENGTH ? pattern : sql`(select ${pattern})`}`;
}
