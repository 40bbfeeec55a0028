import type { Connection, Row, Transaction } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { arrayLiteral } from '../array-literal';
import { onlyRow } from '../only-row';
import { JOURNALED_TABLES, type JournaledTable } from './journaled-tables';
import { imagesBefore, statesBefore } from './states-before';
import { columnAssignments, columnNames, columnValues } from './transaction-columns';

/** What an undo does to transactions. */
export interface RestoreCounts {
  readonly restored: number;
  readonly removed: number;
  readonly readded: number;
}

/**
 * Puts every row that the changes touched back as it was before the first of them: nothing else that stands has touched
 * it since. Categories and accounts that are still used stay; `isNameTaken`: one of them has the name of a category that
 * came back, so this must not be committed.
 */
export async function restoreRows(
  transaction: Transaction,
  owner: string,
  changes: readonly number[],
): Promise<RestoreCounts & { readonly isNameTaken: boolean }> {
  const undone = arrayLiteral(changes.map(String));
  await freeCategoryNames(transaction, owner, undone);
  // What transactions refer to comes first and goes last.
  for (const table of JOURNALED_TABLES) await restoreTable(transaction, owner, table, undone);
  await transaction.script(
    'create temporary table restored (sequence bigint not null, state jsonb, is_whole boolean not null) on commit drop',
  );
  await transaction.query(sql`insert into restored ${statesBefore(owner, undone)}`);
  await transaction.script('analyze restored');
  const removed = await transaction.execute`
    delete from finance.transactions t using restored s
    where t.owner = ${owner} and t.sequence = s.sequence and s.state is null`;
  const removedOfImports = await transaction.execute`
    delete from finance.transactions t using finance.changes c
    where t.owner = ${owner} and c.owner = ${owner} and c.change_number = any(${undone}::integer[])
      and t.sequence >= c.first_sequence and t.sequence < c.next_sequence`;
  const restored = await transaction.execute(sql`
    update finance.transactions t set ${columnAssignments}
    from restored s where t.owner = ${owner} and t.sequence = s.sequence and s.state is not null`);
  const readded = await transaction.execute(sql`
    insert into finance.transactions (owner, sequence, ${columnNames})
    select ${owner}, s.sequence, ${columnValues} from restored s
    where s.is_whole and not exists (
      select from finance.transactions t where t.owner = ${owner} and t.sequence = s.sequence)
    order by s.sequence`);
  for (const table of JOURNALED_TABLES.toReversed()) await removeFromTable(transaction, owner, table, undone);
  const stuck = await transaction.query(sql`
    select 1 from finance.categories where owner = ${owner} and position(chr(1) in name_key) > 0 limit 1`);
  return { restored, removed: removed + removedOfImports, readded, isNameTaken: stuck.length > 0 };
}

/** What `restoreRows` would do. */
export async function countRestored(
  connection: Connection,
  owner: string,
  changes: readonly number[],
): Promise<RestoreCounts> {
  const undone = arrayLiteral(changes.map(String));
  return onlyRow(
    await connection.query<Row & RestoreCounts>(sql`
      with restored as (${statesBefore(owner, undone)}),
      states as (
        select s.state, s.is_whole, exists (
          select from finance.transactions t where t.owner = ${owner} and t.sequence = s.sequence) as is_there
        from restored s
      )
      select count(*) filter (where state is not null and is_there)::int as restored,
        (count(*) filter (where state is null and is_there) + (
          select count(*) from finance.transactions t join finance.changes c
            on c.owner = ${owner} and c.change_number = any(${undone}::integer[])
              and t.sequence >= c.first_sequence and t.sequence < c.next_sequence
          where t.owner = ${owner}))::int as removed,
        count(*) filter (where is_whole and not is_there)::int as readded
      from states`),
  );
}

/**
 * Gives the categories that will be removed other keys where one that is added again has the same name: transactions refer
 * to both until they are restored.
 */
async function freeCategoryNames(transaction: Transaction, owner: string, undone: string): Promise<void> {
  const images = imagesBefore(owner, 'categories', undone);
  await transaction.query(sql`
    update finance.categories t set name_key = t.name_key || chr(1) || t.category_id
    from (${images}) gone, (${images}) back
    where t.owner = ${owner} and gone.image is null and t.category_id::text = gone.key
      and back.key <> gone.key and back.image->>'name_key' = t.name_key`);
}

/** Adds the rows of a table that were removed, and restores those that were altered. */
async function restoreTable(
  transaction: Transaction,
  owner: string,
  table: JournaledTable,
  undone: string,
): Promise<void> {
  const columns = await columnsOf(transaction, table);
  const values = columns.map(({ name, type }) => sql`(s.image->>${name})::${sql.raw(type)}`);
  const names = columns.map(({ name }) => sql.identifier(name));
  const keys = ['owner', ...table.key].map((name) => sql.identifier(name));
  const others = columns.filter(({ name }) => !table.key.includes(name)).map(({ name }) => sql.identifier(name));
  await transaction.query(sql`
    insert into finance.${sql.identifier(table.name)} (owner, ${sql.join(names, sql`, `)})
    select ${owner}, ${sql.join(values, sql`, `)} from (${imagesBefore(owner, table.name, undone)}) s
    where s.image is not null
    on conflict (${sql.join(keys, sql`, `)}) do update
    set ${sql.join(
      others.map((name) => sql`${name} = excluded.${name}`),
      sql`, `,
    )}`);
}

async function removeFromTable(
  transaction: Transaction,
  owner: string,
  table: JournaledTable,
  undone: string,
): Promise<void> {
  await transaction.query(sql`
    delete from finance.${sql.identifier(table.name)} t using (${imagesBefore(owner, table.name, undone)}) s
    where t.owner = ${owner} and s.image is null
      and finance.row_key(row_to_json(t), ${table.key.join()}) = s.key ${unlessUsed(owner, table)}`);
}

/** Another change may use what this one made. */
function unlessUsed(owner: string, { name }: JournaledTable): SQL {
  if (name === 'accounts') {
    return sql`and not exists (
      select from finance.transactions u where u.owner = ${owner} and u.account_id = t.account_id)
    and not exists (
      select from finance.reported_balances u where u.owner = ${owner} and u.account_id = t.account_id)`;
  }
  if (name !== 'categories') return sql``;
  return sql`and not exists (
      select from finance.transactions u where u.owner = ${owner} and u.category_id = t.category_id)
    and not exists (
      select from finance.transactions u, jsonb_array_elements(u.split) line
      where u.owner = ${owner} and u.split is not null and (line->>'category_id')::integer = t.category_id)`;
}

interface TableColumn {
  readonly name: string;
  readonly type: string;
}

/** The columns of a table after its owner. */
function columnsOf(transaction: Transaction, { name }: JournaledTable): Promise<TableColumn[]> {
  return transaction.query<Row & TableColumn>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`finance.${name}`}::regclass and attnum > 0 and not attisdropped and attname <> 'owner'
    order by attnum`;
}
