import type { Migrations } from '../migrations';
import type { Connection } from '../session';
import { BackupRefusal } from './backup-refusal';

/** Throws BackupRefusal where anything of ours is, even without rows: nothing is ever mixed or replaced. */
export async function refuseUnlessEmpty(sql: Connection, known: readonly Migrations[]): Promise<void> {
  const schemas = known.map(({ schema }) => schema).filter((schema) => schema !== 'bursar');
  const found = await sql`
    select from pg_namespace where nspname = any(${schemas})
    union all
    select from pg_class where relnamespace = to_regnamespace('bursar') and relkind = 'r' and relname <> 'migrations'`;
  if (found.length === 0 && (await hasNoRecords(sql))) return;
  throw new BackupRefusal(
    'not-empty',
    'The database is not empty; restore into a data directory that does not exist yet, or into an empty database.',
  );
}

/** The table of records may be there when a first migration failed. */
async function hasNoRecords(sql: Connection): Promise<boolean> {
  const [table] = await sql`select to_regclass('bursar.migrations') is not null as exists`;
  if (table?.['exists'] !== true) return true;
  return (await sql`select from bursar.migrations limit 1`).length === 0;
}
