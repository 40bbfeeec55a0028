import type { Connection, Row, Transaction } from '@bursar/database';
import { and, eq, sql, type SQL } from 'drizzle-orm';

import { imports } from './schema';

/** A committed import. */
export interface StoredImport {
  readonly number: number;
  /** Null for several accounts. */
  readonly accountId: string | null;
  readonly fileName: string | null;
  readonly importedCount: number;
  readonly replacedCount: number;
}

/**
 * The statement that records an import and takes its numbers: the next transaction gets the place `nextSequence`, the next
 * category or import the number after this one. `now` in milliseconds since 1970.
 */
export function importInsertion(owner: string, made: StoredImport, nextSequence: bigint, now: number): SQL {
  return sql`
    with numbered as (
      update finance.ledgers set next_number = ${made.number}::int + 1, next_sequence = ${nextSequence}::bigint
      where owner = ${owner}
    )
    ${recordInsertion(owner, made, now)}`;
}

/** The statement that records an import whose number is taken already, and takes the places of its transactions. */
export function begunImportInsertion(owner: string, made: StoredImport, nextSequence: bigint, now: number): SQL {
  return sql`
    with numbered as (update finance.ledgers set next_sequence = ${nextSequence}::bigint where owner = ${owner})
    ${recordInsertion(owner, made, now)}`;
}

function recordInsertion(
  owner: string,
  { number, accountId, fileName, importedCount, replacedCount }: StoredImport,
  now: number,
): SQL {
  return sql`
    insert into finance.imports (owner, import_number, account_id, file_name, imported_count, replaced_count, committed_at)
    values (${owner}, ${number}, ${accountId}, ${fileName}, ${importedCount}, ${replacedCount},
      ${new Date(now).toISOString()})`;
}

/** The numbers of the imports of an owner and the accounts that they went into. */
export async function findImport(
  connection: Connection,
  owner: string,
  number: number,
): Promise<{ readonly number: number; readonly accountIds: readonly string[] } | undefined> {
  const rows = await connection.query<Row & { accountId: string | null }>`
    select coalesce(s.account_id, i.account_id) as "accountId" from finance.imports i
    left join finance.statements s on s.owner = i.owner and s.import_number = i.import_number
    where i.owner = ${owner} and i.import_number = ${number}
    union
    select distinct r.account_id from finance.replacements r
    where r.owner = ${owner} and r.import_number = ${number}`;
  if (rows.length === 0) return undefined;
  return { number, accountIds: rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])).sort() };
}

/** Records that an import was undone; `now` in milliseconds since 1970. */
export async function recordUndo({ drizzle }: Transaction, owner: string, number: number, now: number): Promise<void> {
  await drizzle
    .update(imports)
    .set({ undoneAt: new Date(now).toISOString() })
    .where(and(eq(imports.owner, owner), eq(imports.number, number)));
}

/** Says of an import whether it is undone, since `at` in milliseconds since 1970; null if it stands. */
export async function setImportUndone(
  transaction: Transaction,
  owner: string,
  number: number,
  at: number | null,
): Promise<void> {
  const undoneAt = at === null ? null : new Date(at).toISOString();
  await transaction.query`
    update finance.imports set undone_at = ${undoneAt} where owner = ${owner} and import_number = ${number}`;
}
