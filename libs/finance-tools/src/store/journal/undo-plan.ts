import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { standingInTheWay, undoneBy, type UndoRelation } from '../../model/journal/undo-relations';
import { arrayLiteral } from '../array-literal';
import { rowsNamedByLinks } from './linked-transactions';
import { changesOfMeetingRules } from './meeting-rules';

/** All undos of an owner's ledger. */
export function findUndos(connection: Connection, owner: string): Promise<UndoRelation[]> {
  return connection.query<Row & UndoRelation>`
    select change_number as number, undoes from finance.changes
    where owner = ${owner} and undoes is not null order by change_number`;
}

/** The later changes that stand in the way of an undo of `change`, newest first; with theirs if `deep`. */
export async function findLaterChanges(
  connection: Connection,
  owner: string,
  change: number,
  undos: readonly UndoRelation[],
  deep: boolean,
): Promise<number[]> {
  const found = new Set<number>();
  const open = [change];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const later = standingInTheWay(next, await sharingChanges(connection, owner, next), undos);
    const fresh = later.filter((number) => !found.has(number));
    fresh.forEach((number) => found.add(number));
    if (!deep) continue;
    open.push(...fresh);
    if (open.length > 0) continue;
    // Two rules that come back by different changes must not meet either.
    const meeting = await changesOfMeetingRules(connection, owner, [...found, change]);
    open.push(...standingInTheWay(change, meeting, undos).filter((number) => !found.has(number)));
    open.forEach((number) => found.add(number));
  }
  return [...found].sort((one, other) => other - one);
}

/**
 * The other changes that touched a row of this one. A row that is added again needs its account and its category: who
 * removed them since counts as well, and who had made them, which an undo may have taken back.
 */
async function sharingChanges(connection: Connection, owner: string, change: number): Promise<Set<number>> {
  const rows = await connection.query<{ number: number }>(sql`
    with own as (
      select change_number, first_sequence, next_sequence from finance.changes
      where owner = ${owner} and change_number = ${change}
    ),
    -- The rows that links name: a link touches both.
    named as (${rowsNamedByLinks(owner)}),
    needed as (
      select distinct n.name as table_name, n.key
      from finance.changed_transactions c,
        lateral (select c.before::jsonb as b) image,
        lateral (
          select 'accounts' as name, b->>'account_id' as key
          union all select 'categories', b->>'category_id'
          union all select 'categories', line->>'category_id'
            from jsonb_array_elements(coalesce((b->>'split')::jsonb, '[]')) line
        ) n
      where c.owner = ${owner} and c.change_number = ${change} and c.before is not null and n.key is not null
      union
      select 'accounts', c.before::jsonb->>'account_id' from finance.changed_rows c
      where c.owner = ${owner} and c.change_number = ${change} and c.table_name = 'reported_balances'
        and c.before is not null
    )
    select distinct e.change_number as number
    from finance.changed_transactions e
    where e.owner = ${owner} and e.change_number <> ${change} and e.sequence in (
      select c.sequence from finance.changed_transactions c where c.owner = ${owner} and c.change_number = ${change})
    union
    select distinct e.change_number from own
    join finance.changed_transactions e
      on e.owner = ${owner} and e.sequence >= own.first_sequence and e.sequence < own.next_sequence
    where e.change_number <> ${change}
    union
    select i.change_number from finance.changes i
    where i.owner = ${owner} and i.first_sequence is not null and i.change_number <> ${change} and exists (
      select from finance.changed_transactions c
      where c.owner = ${owner} and c.change_number = ${change}
        and c.sequence >= i.first_sequence and c.sequence < i.next_sequence)
    union
    select distinct e.change_number from finance.changed_rows c
    join finance.changed_rows e on e.owner = ${owner} and e.table_name = c.table_name and e.key = c.key
    where c.owner = ${owner} and c.change_number = ${change} and e.change_number <> ${change} and c.key <> '*'
    union
    select distinct e.change_number from needed
    join finance.changed_rows e on e.owner = ${owner} and e.table_name = needed.table_name and e.key = needed.key
    where e.change_number < ${change} or (e.change_number > ${change} and e.after is null)
    union
    -- A category that is added again must not have the name of one that was made since.
    select distinct e.change_number from finance.changed_rows c
    join finance.categories k on k.owner = ${owner} and k.name_key = c.before::json->>'name_key'
      and k.category_id::text <> c.key
    join finance.changed_rows e on e.owner = ${owner} and e.table_name = 'categories' and e.key = k.category_id::text
    where c.owner = ${owner} and c.change_number = ${change} and c.table_name = 'categories' and c.after is null
      and e.change_number > ${change} and e.before is null
    union
    -- A rule that gets its place back must not meet another one there.
    select distinct e.change_number from finance.changed_rows c
    join finance.rules k on k.owner = ${owner} and k.position = (c.before::json->>'position')::integer
      and k.rule_number::text <> c.key
    join finance.changed_rows e on e.owner = ${owner} and e.table_name = 'rules' and e.key = k.rule_number::text
    where c.owner = ${owner} and c.change_number = ${change} and c.table_name = 'rules' and c.before is not null
      and e.change_number <> ${change}
    union
    select n.change_number from named n
    where n.change_number <> ${change} and n.id in (select o.id from named o where o.change_number = ${change})
    union
    select n.change_number from named n
    join finance.changed_transactions c on c.owner = ${owner} and c.change_number = ${change} and c.sequence = n.sequence
    where n.change_number <> ${change}
    union
    select n.change_number from named n, own
    where n.change_number <> ${change} and n.sequence >= own.first_sequence and n.sequence < own.next_sequence
    union
    select c.change_number from named n
    join finance.changed_transactions c on c.owner = ${owner} and c.sequence = n.sequence
    where n.change_number = ${change} and c.change_number <> ${change}
    union
    select i.change_number from named n
    join finance.changes i on i.owner = ${owner} and n.sequence >= i.first_sequence and n.sequence < i.next_sequence
    where n.change_number = ${change} and i.change_number <> ${change}`);
  return new Set(rows.map(({ number }) => number));
}

/** The changes of these numbers that are imports, by number. */
export async function importNumbers(
  connection: Connection,
  owner: string,
  changes: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await connection.query<{ number: number; importNumber: number }>`
    select change_number as number, import_number as "importNumber" from finance.changes
    where owner = ${owner} and kind = 'import' and change_number = any(${arrayLiteral(changes.map(String))}::integer[])`;
  return new Map(rows.map(({ number, importNumber }) => [number, importNumber]));
}

/** The change that an import was, where it is journaled and stands, and the changes after it that stand. */
export async function findImportChange(
  connection: Connection,
  owner: string,
  importNumber: number,
): Promise<{ readonly imported: number | undefined; readonly later: readonly number[] }> {
  const undos = await findUndos(connection, owner);
  const rows = await connection.query<{ number: number; isImport: boolean }>`
    with imported as (
      select change_number from finance.changes
      where owner = ${owner} and kind = 'import' and import_number = ${importNumber}
    )
    select c.change_number as number, c.change_number = i.change_number as "isImport"
    from finance.changes c left join imported i on true
    where c.owner = ${owner} and c.change_number >= coalesce(i.change_number, 1)`;
  const imported = rows.find(({ isImport }) => isImport)?.number;
  const all = new Set(rows.map(({ number }) => number));
  const later = standingInTheWay(imported ?? 0, all, undos);
  return { imported: imported !== undefined && !undoneBy(undos).has(imported) ? imported : undefined, later };
}
