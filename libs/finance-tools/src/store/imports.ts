import type { Connection, Transaction } from '@bursar/database';
import { and, eq, sql, type SQL } from 'drizzle-orm';

import { imports } from './schema';

/** A committed import. */
export interface StoredImport {
  readonly number: number;
  readonly accountId: string;
  readonly importedCount: number;
  readonly replacedCount: number;
}

/**
 * The statement that records an import and takes its numbers: the next transaction gets the place `nextSequence`, the next
 * category or import the number after this one. `now` in milliseconds since 1970.
 */
export function importInsertion(
  owner: string,
  { number, accountId, importedCount, replacedCount }: StoredImport,
  nextSequence: bigint,
  now: number,
): SQL {
  return sql`
    with numbered as (
      update finance.ledgers set next_number = ${number}::int + 1, next_sequence = ${nextSequence}::bigint
      where owner = ${owner}
    )
    insert into finance.imports (owner, import_number, account_id, imported_count, replaced_count, committed_at)
    values (${owner}, ${number}, ${accountId}, ${importedCount}, ${replacedCount}, ${new Date(now).toISOString()})`;
}

export async function findImport(
  { drizzle }: Connection,
  owner: string,
  number: number,
): Promise<StoredImport | undefined> {
  const { accountId, importedCount, replacedCount } = imports;
  const [found] = await drizzle
    .select({ number: imports.number, accountId, importedCount, replacedCount })
    .from(imports)
    .where(and(eq(imports.owner, owner), eq(imports.number, number)));
  return found;
}

/** Records that an import was undone; `now` in milliseconds since 1970. */
export async function recordUndo({ drizzle }: Transaction, owner: string, number: number, now: number): Promise<void> {
  await drizzle
    .update(imports)
    .set({ undoneAt: new Date(now).toISOString() })
    .where(and(eq(imports.owner, owner), eq(imports.number, number)));
}
