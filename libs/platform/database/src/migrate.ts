import { setTimeout as pause } from 'node:timers/promises';

import { sqlState, workFailure } from './connection-failure';
import type { Database } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { migrationFiles, type MigrationFile, type Migrations } from './migrations';
import type { Connection, Row } from './connection';

/** "bursar" in ASCII. All domains share one advisory lock, because they share the table of records. */
export const MIGRATION_LOCK = '108170679902578';
/** How long processes wait for one another's migrations. */
const TURN_LIMIT_MILLISECONDS = 120_000;
/** A lock that is not granted in this time is given up, so that nobody waits behind it for long, and tried again. */
const LOCK_TIMEOUT_MILLISECONDS = 2_000;
const RETRY_LIMIT_MILLISECONDS = 120_000;
const LONGEST_PAUSE_MILLISECONDS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** The record of an applied file. */
export interface AppliedFile {
  readonly name: string;
  readonly checksum: string;
}

/**
 * Applies a domain's files that are not recorded yet, each in its own transaction together with its record. Processes
 * that start at the same time wait for one another. Throws DatabaseUnavailable `migration` if a file fails, was changed
 * after it was applied or is older than an applied one, or if a newer version of bursar has migrated the database.
 */
export function migrate(database: Database, migrations: Migrations): Promise<void> {
  return database.run((connection) => applyMigrations(connection, migrations));
}

/**
 * As `migrate`, on a given connection. Everything is of a transaction, nothing of the session: a pooler may give each
 * transaction another connection.
 */
export async function applyMigrations(connection: Connection, migrations: Migrations): Promise<void> {
  const files = migrationFiles(migrations);
  const giveUpAt = performance.now() + RETRY_LIMIT_MILLISECONDS;
  try {
    for (let hasMore = true; hasMore;) {
      try {
        hasMore = await inTransaction(connection, () => applyNext(connection, migrations, files));
      } catch (error) {
        if (!(error instanceof LockNotGranted)) throw error;
        if (performance.now() > giveUpAt) throw error.refusal;
        await pause(Math.random() * LONGEST_PAUSE_MILLISECONDS);
      }
    }
  } catch (error) {
    const failure = workFailure(error);
    throw failure instanceof DatabaseUnavailable ? failure : new DatabaseUnavailable('migration');
  }
}

/** A lock was not granted in time: others use the tables. */
class LockNotGranted extends Error {
  constructor(readonly refusal: DatabaseUnavailable) {
    super(refusal.message);
  }
}

async function inTransaction<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  await connection.script('begin');
  try {
    const result = await work();
    await connection.script('commit');
    return result;
  } catch (error) {
    await connection.script('rollback').catch(() => undefined);
    throw error;
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

/** Applies the first file that is missing, while no other process migrates; false if there was none. */
async function applyNext(
  connection: Connection,
  migrations: Migrations,
  files: readonly MigrationFile[],
): Promise<boolean> {
  const { domain } = migrations;
  await connection.script(`set local statement_timeout = 0; set local lock_timeout = ${TURN_LIMIT_MILLISECONDS}`);
  await connection.query`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  await makeRecords(connection);
  const applied = await connection.query<AppliedFile & Row>`
    select name, checksum from bursar.migrations where domain = ${domain} order by name collate "C"`;
  checkHistory(domain, files, applied);
  const [file] = files.slice(applied.length);
  if (file === undefined) return false;
  // A backup reads which files are applied before it reads the tables.
  await connection.script('lock table bursar.migrations in access exclusive mode');
  await connection.script(`set local lock_timeout = ${LOCK_TIMEOUT_MILLISECONDS}`);
  await applyFile(connection, migrations, file);
  return true;
}

/** Applies one file and records it, in the transaction of the caller. Throws DatabaseUnavailable or LockNotGranted. */
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
    const failed = refusal(`The migration ${file.name} of ${domain} failed; nothing of it was done.`);
    throw sqlState(error) === LOCK_NOT_AVAILABLE ? new LockNotGranted(failed) : failed;
  }
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
