import type { Row } from '../connection';
import type { SessionConnection } from '../session-connection';

/** Rows that the transactions of a session changed, by the statistics that the server keeps for it. */
export type RowCounts = ReadonlyMap<string, bigint>;

/**
 * Counts the changed rows of each table, except for updates of tables whose rows are locked by updating them. Undefined
 * where the server does not count.
 *
 * @param lockTables names with their schema.
 */
export async function changedRows(
  connection: SessionConnection,
  lockTables: readonly string[],
): Promise<RowCounts | undefined> {
  const rows = await connection.query<Row & { name: string; inserted: bigint; updated: bigint; counted: boolean }>`
    select schemaname || '.' || relname as name, n_tup_ins + n_tup_del as inserted, n_tup_upd as updated,
      current_setting('track_counts') = 'on' as counted
    from pg_stat_xact_user_tables`;
  if (rows.some(({ counted }) => !counted)) return undefined;
  return new Map(
    rows.map(({ name, inserted, updated }) => [name, inserted + (lockTables.includes(name) ? 0n : updated)]),
  );
}

/** The server may still count what earlier transactions of the session did, so only a difference counts. */
export function isUnchanged(before: RowCounts | undefined, after: RowCounts | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return [...after].every(([name, count]) => count === (before.get(name) ?? 0n));
}
