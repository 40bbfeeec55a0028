import { sql } from 'drizzle-orm';

import type { FinanceQueries } from './finance-database';
import type { MatchedRows } from './staged-rows';

/** Whose import it is, into which account, and its number. */
export interface ImportPlace {
  readonly owner: string;
  readonly accountId: string;
  readonly number: number;
}

/** So many rows are stored by one statement. */
const STEP_ROWS = 20_000;

/**
 * Stores the rows that are new, in the order of the statement, whose first row is given the place `sequence` in the
 * ledger; `onProgress` is told how many are stored so far.
 */
export async function insertNewRows(
  queries: FinanceQueries,
  { owner, accountId, number }: ImportPlace,
  sequence: bigint,
  { given, lastRow }: MatchedRows,
  onProgress: (stored: number) => void,
): Promise<void> {
  let stored = 0;
  for (let from = 0; from < lastRow; from += STEP_ROWS) {
    const to = Math.min(from + STEP_ROWS, lastRow);
    const { rowCount } = await queries.execute(sql`
      ${given} counted as (
        update finance.ledgers set next_sequence = ${sequence + BigInt(to)}::bigint where owner = ${owner}
      )
      insert into finance.transactions (owner, booked_at, sequence, account_id, category_id, amount, external_id,
        description, description_key, added_by, changed_by)
      select ${owner}, s.booked_at, ${sequence - 1n}::bigint + s.row_number, ${accountId}, c.category_id, s.amount,
        s.external_id, s.description, s.description_key, ${number}::int, ${number}::int
      from staged s
      left join finance.categories c on c.owner = ${owner} and c.name_key = s.category_key
      where s.row_number > ${from} and s.row_number <= ${to}
        and not exists (select from known k where k.row_number = s.row_number)
      order by s.row_number`);
    stored += rowCount ?? 0;
    onProgress(stored);
  }
}

/** Stores the categories that new rows name for the first time; the first spelling stays. */
export async function insertNewCategories(
  queries: FinanceQueries,
  { owner, number }: ImportPlace,
  { given }: MatchedRows,
): Promise<void> {
  await queries.execute(sql`
    ${given} named as (
      select distinct on (category_key collate "C") category as name, category_key as name_key from staged s
      where category_key is not null
        and not exists (select from known k where k.row_number = s.row_number)
        and not exists (select from finance.categories c where c.owner = ${owner} and c.name_key = s.category_key)
      order by category_key collate "C", row_number
    ),
    taken as (
      update finance.ledgers set next_number = next_number + (select count(*) from named)
      where owner = ${owner} and exists (select from named)
      returning next_number - (select count(*) from named) - 1 as before
    )
    insert into finance.categories (owner, category_id, name, name_key, added_by)
    select ${owner}, taken.before + row_number() over (order by name_key collate "C"), name, name_key, ${number}::int
    from taken, named`);
}

/** Gives the stored rows that were modified the day, amount and description of the statement; keeps what they were. */
export async function replaceModifiedRows(
  queries: FinanceQueries,
  { owner, accountId, number }: ImportPlace,
  { given }: MatchedRows,
): Promise<void> {
  const modified = sql`known k join staged s using (row_number)`;
  const isModified = sql`k.status = 'modified' and t.owner = ${owner} and t.account_id = ${accountId}
    and t.external_id = s.external_id`;
  await queries.execute(sql`
    ${given} kept as (
      insert into finance.replacements (owner, import_number, account_id, external_id, booked_at, amount, description,
        description_key, changed_by)
      select t.owner, ${number}::int, t.account_id, t.external_id, t.booked_at, t.amount, t.description,
        t.description_key, t.changed_by
      from ${modified} join finance.transactions t on ${isModified}
    )
    update finance.transactions t set booked_at = s.booked_at, amount = s.amount, description = s.description,
      description_key = s.description_key, changed_by = ${number}::int
    from ${modified} where ${isModified}`);
}
