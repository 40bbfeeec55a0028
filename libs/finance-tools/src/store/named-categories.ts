import type { Connection, Transaction } from '@bursar/database';

import { categoryKey } from '../model/ledger-fields';
import { arrayLiteral } from './array-literal';

/** The names of the owner's categories by number. */
export async function categoryNames(connection: Connection, owner: string): Promise<Map<number, string>> {
  const rows = await connection.query<{ number: number; name: string }>`
    select category_id as number, name from finance.categories where owner = ${owner}`;
  return new Map(rows.map(({ number, name }) => [number, name]));
}

/** Makes categories that do not exist yet, of a ledger that is locked; their numbers by name. */
export async function makeCategories(
  transaction: Transaction,
  owner: string,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await transaction.query<{ number: number; name: string }>`
    with taken as (
      update finance.ledgers set next_number = next_number + ${names.length} where owner = ${owner}
      returning next_number - ${names.length} as first
    )
    insert into finance.categories (owner, category_id, name, name_key, added_by)
    select ${owner}, taken.first + named.place - 1, named.name, named.name_key, taken.first
    from taken, unnest(${arrayLiteral(names)}::text[], ${arrayLiteral(names.map(categoryKey))}::text[])
      with ordinality as named (name, name_key, place)
    returning category_id as number, name`;
  return new Map(rows.map(({ number, name }) => [name, number]));
}

/** Removes the categories that an import or a change has made, unless a transaction or a line of a split has them. */
export async function removeUnusedCategories(transaction: Transaction, owner: string, number: number): Promise<void> {
  await transaction.query`
    delete from finance.categories c where c.owner = ${owner} and c.added_by = ${number}
      and not exists (
        select from finance.transactions t where t.owner = ${owner} and t.category_id = c.category_id)
      and not exists (
        select from finance.transactions t where t.owner = ${owner} and t.split is not null
          and t.split @> jsonb_build_array(jsonb_build_object('category_id', c.category_id)))`;
}
