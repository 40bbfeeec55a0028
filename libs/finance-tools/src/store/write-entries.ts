import { sql, type SQL } from 'drizzle-orm';

import { arrayLiteral } from './array-literal';
import type { StagedEntries } from './staged-entries';
import type { StatementWrite } from './statement-write';

/** An import of an owner and an account that it goes into. */
export interface ImportTarget {
  readonly owner: string;
  readonly accountId: string;
  readonly number: number;
}

/** The staged entries of one statement that are new, with rows after `from` and up to `to`. */
function newRows(
  { rows }: Pick<StagedEntries, 'rows'>,
  { reading, known }: Pick<StatementWrite, 'reading' | 'known'>,
  from: number,
  to: number,
): SQL {
  const others = arrayLiteral(known.filter((row) => row > from && row <= to).map(String));
  return sql`
    select * from (${rows}) s
    where s.account = ${reading} and s.row_number > ${from} and s.row_number <= ${to}
      and not exists (select from unnest(${others}::int[]) as known (row_number) where known.row_number = s.row_number)`;
}

/** Stores the new rows in the order of the statement; row 1 gets the place `firstSequence` in the ledger. */
export function newRowsInsertion(
  { owner, accountId, number }: ImportTarget,
  firstSequence: bigint,
  staged: Pick<StagedEntries, 'rows'>,
  statement: Pick<StatementWrite, 'reading' | 'number' | 'known'>,
  from: number,
  to: number,
): SQL {
  return sql`
    insert into finance.transactions (owner, booked_at, sequence, account_id, category_id, amount, external_id,
      description, description_key, added_by, changed_by, payee, raw, statement_number, payee_name, payee_source,
      payee_key, words_key, category_source)
    select ${owner}, s.booked_at, ${firstSequence - 1n}::bigint + s.row_number, ${accountId}, c.category_id, s.amount,
      s.external_id, s.description, s.description_key, ${number}::int, ${number}::int, s.payee, s.raw::json,
      ${statement.number}::int, s.payee_name, s.payee_source, s.payee_key, s.words_key,
      case when c.category_id is not null then 'statement' end
    from (${newRows(staged, statement, from, to)}) s
    left join finance.categories c on c.owner = ${owner} and c.name_key = s.category_key
    order by s.row_number`;
}

/** Stores the categories that new rows are the first to name; of several spellings the first is kept. */
export function newCategoriesInsertion(
  { owner, number }: ImportTarget,
  staged: Pick<StagedEntries, 'rows'>,
  statement: Pick<StatementWrite, 'reading' | 'known' | 'lastRow'>,
): SQL {
  return sql`
    with named as (
      select distinct on (category_key collate "C") category as name, category_key as name_key
      from (${newRows(staged, statement, 0, statement.lastRow)}) s
      where category_key is not null
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
    from taken, named`;
}

const isGiven = sql`t.payee_source in ('person', 'rule')`;

/**
 * Gives transactions the day, amount and texts of the rows that replace them, and keeps their previous values; what the
 * same import has added goes with it. What a person or a rule said of them stays, but a split of another amount. Where
 * there is more to search than the row says, the keys are left to `fillPayeesWithin`.
 */
export function modifiedRowsUpdate(
  { owner, accountId, number }: ImportTarget,
  { rows }: StagedEntries,
  replaced: StatementWrite['replaced'],
): SQL {
  const isReplaced = sql`t.owner = ${owner} and t.account_id = ${accountId} and t.sequence = s.sequence`;
  return sql`
    with modified as (
      select s.*, r.sequence from (${rows}) s
      join unnest(${arrayLiteral(replaced.map(([row]) => String(row)))}::int[],
        ${arrayLiteral(replaced.map(([, sequence]) => String(sequence)))}::bigint[]) as r (row_number, sequence)
        using (row_number)
    ),
    kept as (
      insert into finance.replacements (owner, import_number, account_id, sequence, external_id, booked_at, amount,
        description, description_key, changed_by, payee, raw, split)
      select t.owner, ${number}::int, t.account_id, t.sequence, t.external_id, t.booked_at, t.amount, t.description,
        t.description_key, t.changed_by, t.payee, t.raw, t.split
      from modified s join finance.transactions t on ${isReplaced}
      where t.added_by <> ${number}::int
      on conflict (owner, import_number, sequence) do nothing
    )
    update finance.transactions t set booked_at = s.booked_at, amount = s.amount, description = s.description,
      description_key = s.description_key, payee = s.payee, raw = s.raw::json, changed_by = ${number}::int,
      payee_name = case when ${isGiven} then t.payee_name else s.payee_name end,
      payee_source = case when ${isGiven} then t.payee_source else s.payee_source end,
      payee_key = case when ${isGiven} or t.note is not null or t.tags <> '{}' then null else s.payee_key end,
      words_key = s.words_key,
      category_source = case when t.split is null or t.amount = s.amount then t.category_source end,
      split = case when t.amount = s.amount then t.split end
    from modified s where ${isReplaced}`;
}
