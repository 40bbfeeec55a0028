import type { Connection, Row, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { Link, Pair } from '../../model/links/link';
import { arrayLiteral } from '../array-literal';
import { onlyRow } from '../only-row';

/** All links of an owner, oldest first. */
export function listStoredLinks(connection: Connection, owner: string): Promise<Link[]> {
  return connection.query<Row & Link>`
    select link_number as number, kind, state, left_id as left, right_id as right from finance.links
    where owner = ${owner} order by link_number`;
}

/** The confirmed links that name one of these rows. */
export function linksOfRows(connection: Connection, owner: string, ids: readonly string[]): Promise<Link[]> {
  const named = arrayLiteral(ids);
  return connection.query<Row & Link>`
    select link_number as number, kind, state, left_id as left, right_id as right from finance.links
    where owner = ${owner} and state = 'confirmed' and kind <> 'same_account'
      and (left_id = any(${named}::text[]) or right_id = any(${named}::text[]))
    order by link_number`;
}

/** The pairs of account ids that a person said are one account. */
export async function linkedAccounts(connection: Connection, owner: string): Promise<(readonly [string, string])[]> {
  const rows = await connection.query<Pick<Link, 'left' | 'right'>>`
    select left_id as left, right_id as right from finance.links
    where owner = ${owner} and kind = 'same_account' and state = 'confirmed' order by link_number`;
  return rows.map(({ left, right }) => [left, right]);
}

/** Stores new links of a ledger that is locked; their numbers are in the order of the pairs. */
export async function addLinks(
  transaction: Transaction,
  owner: string,
  pairs: readonly (Pair & Pick<Link, 'state'>)[],
): Promise<number[]> {
  if (pairs.length === 0) return [];
  const rows = await transaction.query<{ first: number }>`
    update finance.ledgers set next_link = next_link + ${pairs.length} where owner = ${owner}
    returning next_link - ${pairs.length} as first`;
  const { first } = onlyRow(rows);
  const column = (value: (pair: Pair & Pick<Link, 'state'>) => string) => arrayLiteral(pairs.map(value));
  await transaction.query`
    insert into finance.links (owner, link_number, kind, state, left_id, right_id)
    select ${owner}, ${first} + given.place::int - 1, given.kind, given.state, given.left_id, given.right_id
    from unnest(${column(({ kind }) => kind)}::text[], ${column(({ state }) => state)}::text[],
      ${column(({ left }) => left)}::text[], ${column(({ right }) => right)}::text[])
      with ordinality as given (kind, state, left_id, right_id, place)`;
  return pairs.map((_, index) => first + index);
}

export async function setLinkStates(
  transaction: Transaction,
  owner: string,
  links: readonly Pick<Link, 'number' | 'state'>[],
): Promise<void> {
  if (links.length === 0) return;
  await transaction.query`
    update finance.links l set state = given.state
    from unnest(${arrayLiteral(links.map(({ number }) => String(number)))}::int[],
      ${arrayLiteral(links.map(({ state }) => state))}::text[]) as given (link_number, state)
    where l.owner = ${owner} and l.link_number = given.link_number`;
}

export async function removeLinks(transaction: Transaction, owner: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await transaction.query`
    delete from finance.links where owner = ${owner} and link_number = any(${arrayLiteral(numbers.map(String))}::int[])`;
}

/** Marks the imported rows that confirmed links name, so that an index has them. To be called after every write of links or rows. */
export async function markLinkedRows(transaction: Transaction, owner: string): Promise<void> {
  const marked = await transaction.execute(sql`
    update finance.transactions t set is_linked = true
    from (
      select ends.id::bigint as sequence from finance.links l, lateral (values (l.left_id), (l.right_id)) as ends (id)
      where l.owner = ${owner} and l.state = 'confirmed' and l.kind <> 'same_account' and ends.id ~ '^[0-9]{1,18}$'
    ) n
    where t.owner = ${owner} and t.sequence = n.sequence and t.is_linked is not true`);
  if (marked === 0) return;
  await transaction.query`update finance.ledgers set links_version = links_version + 1 where owner = ${owner}`;
}
