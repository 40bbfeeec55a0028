import type { Migrations } from '../migrations';
import type { Connection } from '../connection';
import { appliedRecords } from '../applied-records';
import { BackupRefusal } from './backup-refusal';

/** Throws BackupRefusal where anything of ours is, even without rows: nothing is ever mixed or replaced. */
export async function refuseUnlessEmpty(connection: Connection, known: readonly Migrations[]): Promise<void> {
  const schemas = known.map(({ schema }) => schema);
  const found = await connection.query`select from pg_namespace where nspname = any(${schemas})`;
  if (found.length === 0 && (await appliedRecords(connection)).length === 0) return;
  throw new BackupRefusal(
    'not-empty',
    'The database is not empty; restore into a data directory that does not exist yet, or into an empty database.',
  );
}
