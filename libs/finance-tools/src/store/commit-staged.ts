import { sql } from 'drizzle-orm';

import type { FinanceQueries } from './finance-database';
import { firstOf, takeNumbers, takeSequences } from './lock-ledger';

/** Whose import it is, into which account, and its number. */
export interface ImportPlace {
  readonly owner: string;
  readonly accountId: string;
  readonly number: number;
}

/** So many rows are stored by one statement. */
const STEP_ROWS = 20_000;

/** Stores the rows that are new, in the order of the statement; `onProgress` is told how many are stored so far. */
export async function insertNewRows(
  queries: FinanceQueries,
  place: ImportPlace,
  onProgress: (stored: number) => void,
): Promise<number> {
  const { owner, accountId, number } = place;
  await insertNewCategories(queries, place);
  const { rows } = await queries.execute<{ last: number }>(
    sql`select coalesce(max(row_number), 0) as last from staged`,
  );
  const { last } = firstOf(rows);
  const before = (await takeSequences(queries, owner, last)) - 1n;
  let stored = 0;
  for (let from = 0; from < last; from += STEP_ROWS) {
    const { rowCount } = await queries.execute(sql`
      insert into finance.transactions (owner, booked_at, sequence, account_id, category_id, amount, external_id,
        description, description_key, added_by, changed_by)
      select ${owner}, s.booked_at, ${before}::bigint + s.row_number, ${accountId}, c.category_id, s.amount,
        s.external_id, s.description, s.description_key, ${number}::int, ${number}::int
      from staged s
      left join finance.categories c on c.owner = ${owner} and c.name_key = s.category_key
      where s.row_number > ${from} and s.row_number <= ${from + STEP_ROWS}
        and not exists (select from known k where k.row_number = s.row_number)
      order by s.row_number`);
    stored += rowCount ?? 0;
    onProgress(stored);
  }
  return stored;
}

/** The categories that new rows name for the first time; the first spelling stays. */
async function insertNewCategories(queries: FinanceQueries, { owner, number }: ImportPlace): Promise<void> {
  const { rows } = await queries.execute<{ name: string; name_key: string }>(sql`
    select distinct on (category_key) category as name, category_key as name_key from staged s
    where category_key is not null
      and not exists (select from known k where k.row_number = s.row_number)
      and not exists (select from finance.categories c where c.owner = ${owner} and c.name_key = s.category_key)
    order by category_key, row_number`);
  if (rows.length === 0) return;
  const first = await takeNumbers(queries, owner, rows.length);
  await queries.execute(sql`
    insert into finance.categories (owner, category_id, name, name_key, added_by)
    select ${owner}, ${first}::int - 1 + place, name, name_key, ${number}::int
    from json_to_recordset(${JSON.stringify(rows.map((row, index) => ({ ...row, place: index + 1 })))}::json)
      as given(name text, name_key text, place int)`);
}

/** Gives the stored rows that were modified the day, amount and description of the statement; keeps what they were. */
export async function replaceModifiedRows(queries: FinanceQueries, place: ImportPlace): Promise<number> {
  const { owner, accountId, number } = place;
  const isModified = sql`t.owner = ${owner} and t.account_id = ${accountId} and t.external_id = s.external_id`;
  await queries.execute(sql`
    insert into finance.replacements (owner, import_number, account_id, external_id, booked_at, amount, description,
      description_key, changed_by)
    select t.owner, ${number}::int, t.account_id, t.external_id, t.booked_at, t.amount, t.description,
      t.description_key, t.changed_by
    from known k join staged s using (row_number) join finance.transactions t on ${isModified}
    where k.status = 'modified'`);
  const { rowCount } = await queries.execute(sql`
    update finance.transactions t set booked_at = s.booked_at, amount = s.amount, description = s.description,
      description_key = s.description_key, changed_by = ${number}::int
    from known k join staged s using (row_number)
    where k.status = 'modified' and ${isModified}`);
  return rowCount ?? 0;
}
