import { and, eq, sql } from 'drizzle-orm';

import type { FinanceQueries } from './finance-database';
import { imports } from './schema';

/** A commit on record. */
export interface StoredImport {
  readonly number: number;
  readonly accountId: string;
  readonly importedCount: number;
  readonly replacedCount: number;
}

export async function recordImport(
  queries: FinanceQueries,
  owner: string,
  { number, accountId, importedCount, replacedCount }: StoredImport,
  now: number,
): Promise<void> {
  await queries.execute(sql`
    insert into finance.imports (owner, import_number, account_id, imported_count, replaced_count, committed_at)
    values (${owner}, ${number}, ${accountId}, ${importedCount}, ${replacedCount}, ${new Date(now).toISOString()})`);
}

export async function findImport(
  queries: FinanceQueries,
  owner: string,
  number: number,
): Promise<StoredImport | undefined> {
  const { number: _number, accountId, importedCount, replacedCount } = imports;
  const [found] = await queries
    .select({ number: _number, accountId, importedCount, replacedCount })
    .from(imports)
    .where(and(eq(imports.owner, owner), eq(imports.number, number)));
  return found;
}

export async function recordUndo(queries: FinanceQueries, owner: string, number: number, now: number): Promise<void> {
  await queries
    .update(imports)
    .set({ undoneAt: new Date(now).toISOString() })
    .where(and(eq(imports.owner, owner), eq(imports.number, number)));
}
