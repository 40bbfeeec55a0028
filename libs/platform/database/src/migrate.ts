import { applySteps, applyStepsWithin } from './apply-steps';
import type { Connection, Row } from './connection';
import { workFailure } from './connection-failure';
import type { Database } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { migrationSteps } from './migration-steps';
import { inTurn, limitLockWaits, migrationFailure, whenGranted } from './migration-turn';
import { migrationFiles, type MigrationFile, type Migrations } from './migrations';

/** The record of an applied file. */
export interface AppliedFile {
  readonly name: string;
  readonly checksum: string;
}

/** What is known of a domain's tables once the migration of it has begun. */
export interface MigrationStart {
  /** Whether there were none. */
  isNew?: boolean;
}

/**
 * Applies a domain's files that are not recorded yet, each in its own transaction together with its record, or, where the
 * file says so, one statement after another and then the record. Processes that start at the same time wait for one
 * another. Throws DatabaseUnavailable `migration` if a file fails, was changed after it was applied or is older than an
 * applied one, or if a newer version of bursar has migrated the database.
 */
export function migrate(database: Database, migrations: Migrations, start?: MigrationStart): Promise<void> {
  return database.run((connection) => applyMigrations(connection, migrations, start));
}

/**
 * As `migrate`, on a given connection. Locks and settings are those of transactions, not of the session: a pooler may give
 * each transaction another connection.
 */
export async function applyMigrations(
  connection: Connection,
  migrations: Migrations,
  start: MigrationStart = {},
): Promise<void> {
  const files = migrationFiles(migrations);
  try {
    for (;;) {
      const next = await whenGranted(() => inTurn(connection, () => applyNext(connection, migrations, files, start)));
      if (next === 'none') return;
      if (next === 'applied') continue;
      await applySteps(connection, migrationSteps(next) ?? [], {
        file: next.name,
        domain: migrations.domain,
        done: 'what it has done stays done',
      });
      await whenGranted(() => inTurn(connection, () => record(connection, migrations, next)));
    }
  } catch (error) {
    const failure = workFailure(error);
    throw failure instanceof DatabaseUnavailable ? failure : new DatabaseUnavailable('migration');
  }
}

/** Checks first: a user without the right to create tables can still use a database that is up to date. */
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

/**
 * Applies the first file that is missing, or returns it if it is not one transaction. Where the domain had no tables at the
 * start, nobody waits for those that are empty still, and every file is one.
 */
async function applyNext(
  connection: Connection,
  migrations: Migrations,
  files: readonly MigrationFile[],
  start: MigrationStart,
): Promise<MigrationFile | 'applied' | 'none'> {
  const { domain } = migrations;
  await makeRecords(connection);
  const applied = await connection.query<AppliedFile & Row>`
    select name, checksum from bursar.migrations where domain = ${domain} order by name collate "C"`;
  checkHistory(domain, files, applied);
  const [file] = files.slice(applied.length);
  if (file === undefined) return 'none';
  start.isNew ??= applied.length === 0;
  if (!start.isNew && migrationSteps(file) !== undefined) return file;
  // A backup reads which files are applied before it reads the tables.
  await connection.script('lock table bursar.migrations in access exclusive mode');
  await limitLockWaits(connection);
  await applyFile(connection, migrations, file);
  return 'applied';
}

/** Applies one file and records it, in the transaction of the caller. Throws DatabaseUnavailable, or what `whenGranted` waits for. */
export async function applyFile(connection: Connection, migrations: Migrations, file: MigrationFile): Promise<void> {
  const { domain, schema } = migrations;
  try {
    await connection.query`select set_config('search_path', ${`"${schema}", public`}, true)`;
    const steps = migrationSteps(file);
    await (steps === undefined ? connection.script(file.sql) : applyStepsWithin(connection, steps));
    await record(connection, migrations, file);
    await connection.script('set local search_path to default');
  } catch (error) {
    throw migrationFailure(error, { file: file.name, domain, done: 'nothing of it was done' });
  }
}

/** Another process may have been as far. */
async function record(connection: Connection, { domain }: Migrations, file: MigrationFile): Promise<void> {
  await connection.query`
    insert into bursar.migrations (domain, name, checksum) values (${domain}, ${file.name}, ${file.checksum})
    on conflict do nothing`;
}

/** The applied files must be the first of the known files, with the same checksums. Throws DatabaseUnavailable. */
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
