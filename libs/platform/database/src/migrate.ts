import { workFailure } from './connection-failure';
import type { Database } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { migrationFiles, type MigrationFile, type Migrations } from './migrations';
import type { Connection, Row } from './connection';

/** "bursar" in ASCII: one lock for all domains, because they share the table of records. */
export const MIGRATION_LOCK = '108170679902578';
const LOCK_TIMEOUT_MILLISECONDS = 120_000;

/** What the record of an applied file says. */
export interface AppliedFile {
  readonly name: string;
  readonly checksum: string;
}

/**
 * Applies a domain's files that are not recorded yet, each in its own transaction together with its record. Processes
 * that start at once wait for one another. Throws DatabaseUnavailable `migration` when a file fails, was changed after
 * it was applied, is older than one that was applied, or when the database was migrated by a newer version of ours.
 */
export function migrate(database: Database, migrations: Migrations): Promise<void> {
  return database.run((connection) => applyMigrations(connection, migrations));
}

/** As `migrate`, on a given connection. */
export async function applyMigrations(connection: Connection, migrations: Migrations): Promise<void> {
  const files = migrationFiles(migrations);
  const [before] = await connection.query`select current_setting('statement_timeout') as limit`;
  try {
    await connection.script(`set statement_timeout = 0; set lock_timeout = ${LOCK_TIMEOUT_MILLISECONDS}`);
    await connection.query`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await makeRecords(connection);
    await applyMissing(connection, migrations, files);
  } catch (error) {
    const failure = workFailure(error);
    throw failure instanceof DatabaseUnavailable ? failure : new DatabaseUnavailable('migration');
  } finally {
    // Through a connection that broke nothing is asked: its lock went with it.
    await connection.query`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => undefined);
    await connection.query`select set_config('statement_timeout', ${before?.['limit']}, false), set_config('lock_timeout', '0', false)`.catch(
      () => undefined,
    );
  }
}

/** Looked for first: a user who may not create anything can still use a database that is up to date. */
export async function makeRecords(connection: Connection): Promise<void> {
  const [found] = await connection.query`select to_regclass('bursar.migrations') is not null as exists`;
  if (found?.['exists'] === true) return;
  await connection.script(`
    create schema if not exists bursar;
    create table if not exists bursar.migrations (
      domain text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (domain, name)
    )`);
}

async function applyMissing(
  connection: Connection,
  migrations: Migrations,
  files: readonly MigrationFile[],
): Promise<void> {
  const { domain } = migrations;
  const applied = await connection.query<AppliedFile & Row>`
    select name, checksum from bursar.migrations where domain = ${domain} order by name collate "C"`;
  checkHistory(domain, files, applied);
  for (const file of files.slice(applied.length)) {
    await connection.script('begin');
    try {
      await applyFile(connection, migrations, file);
      await connection.script('commit');
    } catch (error) {
      await connection.script('rollback').catch(() => undefined);
      throw error;
    }
  }
}

/** Applies one file and records it, in a transaction that the caller has begun. Throws DatabaseUnavailable. */
export async function applyFile(
  connection: Connection,
  { domain, schema }: Migrations,
  file: MigrationFile,
): Promise<void> {
  try {
    await connection.query`select set_config('search_path', ${`"${schema}", public`}, true)`;
    await connection.script(file.sql);
    await connection.query`insert into bursar.migrations (domain, name, checksum) values (${domain}, ${file.name}, ${file.checksum})`;
    await connection.script('set local search_path to default');
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw refusal(`The migration ${file.name} of ${domain} failed; nothing of it was done.`);
  }
}

/** What was applied must be how the files begin, word for word. */
export function checkHistory(domain: string, files: readonly MigrationFile[], applied: readonly AppliedFile[]): void {
  applied.forEach(({ name, checksum }, index) => {
    const file = files.find((candidate) => candidate.name === name);
    if (file === undefined) {
      throw refusal(`The database was used by a newer version of bursar (${domain}); use that version or a newer one.`);
    }
    if (file.checksum !== checksum) {
      throw refusal(
        `The migration ${name} of ${domain} was changed after it was applied; restore it, and add a new file.`,
      );
    }
    if (files[index] !== file) {
      throw refusal(
        `A migration of ${domain} was added before ${name}, which is applied already; give it a later name.`,
      );
    }
  });
}

function refusal(message: string): DatabaseUnavailable {
  return new DatabaseUnavailable('migration', message);
}
