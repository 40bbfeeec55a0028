import type { Connection, Row, Transaction } from '@bursar/database';

import { canonicalJson } from '../../model/journal/canonical-json';
import { arrayLiteral } from '../array-literal';
import { ledgerDigests } from './start-digest';

/**
 * What is kept of the rows of forgotten changes: a digest of each table as the last of them left it, as rows of that
 * change with this key, and one for this table of none.
 */
const DIGEST_KEY = '*';
const FORGOTTEN = 'forgotten';

/** The number of the last change whose rows were forgotten, with all before it; 0 if none were. */
export async function lastForgotten(connection: Connection, owner: string): Promise<number> {
  const [row] = await connection.query<{ number: number }>`
    select change_number as number from finance.changed_rows
    where owner = ${owner} and table_name = ${FORGOTTEN} and key = ${DIGEST_KEY}
    order by change_number desc limit 1`;
  return row?.number ?? 0;
}

/** The last change before the first one that was made at `instant` (`YYYY-MM-DD…`, UTC) or later; 0 if there is none. */
export async function lastChangeBefore(connection: Connection, owner: string, instant: string): Promise<number> {
  const [row] = await connection.query<{ number: number | null }>`
    select coalesce(
      (select min(change_number) - 1 from finance.changes where owner = ${owner} and at >= ${instant}),
      (select max(change_number) from finance.changes where owner = ${owner})) as number`;
  return row?.number ?? 0;
}

/**
 * Forgets the rows of the changes up to `change`, which is newer than those forgotten before, and keeps digests of what it
 * left. To be called after `lockLedger`.
 */
export async function forgetRows(transaction: Transaction, owner: string, change: number): Promise<void> {
  const digests = await ledgerDigests(transaction, owner, change, await nextSequenceAt(transaction, owner, change));
  await transaction.query`
    delete from finance.changed_transactions where owner = ${owner} and change_number <= ${change}`;
  await transaction.query`delete from finance.changed_rows where owner = ${owner} and change_number <= ${change}`;
  const tables = [...digests.map(({ table }) => table), FORGOTTEN];
  const images = [...digests.map(({ count, digest }) => canonicalJson({ count, digest })), canonicalJson({ change })];
  await transaction.query`
    insert into finance.changed_rows (owner, change_number, table_name, key, after)
    select ${owner}, ${change}, name, ${DIGEST_KEY}, image
    from unnest(${arrayLiteral(tables)}::text[], ${arrayLiteral(images)}::text[]) as digests (name, image)`;
}

/** Where the transactions end that a ledger had at a change. */
export async function nextSequenceAt(connection: Connection, owner: string, change: number): Promise<bigint> {
  const [row] = await connection.query<{ next: bigint | null }>`
    select max(next_sequence) as next from finance.changes where owner = ${owner} and change_number <= ${change}`;
  return row?.next ?? 1n;
}

/** The table whose rows are not those of the digests that were kept at a change; undefined if all are. */
export async function brokenDigest(
  connection: Connection,
  owner: string,
  change: number,
  nextSequence: bigint,
): Promise<string | undefined> {
  const kept = await connection.query<Row & { table: string; after: string }>`
    select table_name as table, after from finance.changed_rows
    where owner = ${owner} and change_number = ${change} and key = ${DIGEST_KEY} and table_name <> ${FORGOTTEN}`;
  const digests = await ledgerDigests(connection, owner, change, nextSequence);
  const stored = new Map(kept.map(({ table, after }) => [table, after]));
  const tables = new Set([...stored.keys(), ...digests.map(({ table }) => table)]);
  const found = new Map(digests.map(({ table, count, digest }) => [table, canonicalJson({ count, digest })]));
  return [...tables].find((table) => stored.get(table) !== found.get(table));
}
