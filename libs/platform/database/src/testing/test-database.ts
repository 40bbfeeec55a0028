import { createHash, randomBytes } from 'node:crypto';

import type { Database } from '../database';
import { migrate } from '../migrate';
import { migrationFiles, type Migrations } from '../migrations';
import type { DatabaseOptions } from '../database-options';
import { openDatabase } from '../open-database';
import type { Connection } from '../connection';
import { testServer } from './test-server';

/** An advisory lock: one template is made at a time. */
const TEMPLATE_LOCK = '729481550316';
/** Databases of killed runs are removed by later runs after this time. */
const ABANDONED_AFTER_MILLISECONDS = 3_600_000;

/** A database that one test has for itself. */
export interface TestDatabase {
  readonly database: Database;
  /** Opens the same database once more, as a second process would. */
  open(options?: Partial<DatabaseOptions>): Database;
  /** Closes everything that was opened and removes the database. */
  drop(): Promise<void>;
}

/**
 * A new, migrated database that no other test sees: cloned from a template that is made once for the migrations.
 * For `beforeAll`; call `drop` in `afterAll`. TEST_DATABASE_URL names a server to use instead of the bundled one; its
 * user must have the right to create databases.
 */
export async function createTestDatabase(migrations: readonly Migrations[] = []): Promise<TestDatabase> {
  const server = testServer();
  const admin = openDatabase({ ...server, maxConnections: 1 });
  const name = `bursar_test_${Date.now()}_${randomBytes(6).toString('hex')}`;
  const template = await ensureTemplate(admin, server, migrations);
  await admin.run((connection) => connection.script(`create database ${name} template ${template}`));

  const opened: Database[] = [];
  const open = (options: Partial<DatabaseOptions> = {}) => {
    const database = openDatabase({ ...server, ...options, databaseName: name });
    opened.push(database);
    return database;
  };
  const drop = async () => {
    await Promise.all(opened.map((database) => database.close()));
    await admin.run((connection) => connection.script(`drop database if exists ${name} with (force)`));
    await admin.close();
  };
  return { database: open(), open, drop };
}

/** The name of a database with exactly these migrations. It gets the name when it is complete. */
async function ensureTemplate(admin: Database, server: DatabaseOptions, sets: readonly Migrations[]): Promise<string> {
  if (sets.length === 0) return 'template0';
  const key = createHash('sha256').update(
    JSON.stringify(sets.map((set) => [set.domain, set.schema, migrationFiles(set)])),
  );
  const template = `bursar_template_${key.digest('hex').slice(0, 24)}`;
  await admin.run(async (connection) => {
    await connection.query`select pg_advisory_lock(${TEMPLATE_LOCK}::bigint)`;
    try {
      await dropAbandoned(connection);
      const [found] = await connection.query`select from pg_database where datname = ${template}`;
      if (found === undefined) await makeTemplate(connection, server, sets, template);
    } finally {
      await connection.query`select pg_advisory_unlock(${TEMPLATE_LOCK}::bigint)`;
    }
  });
  return template;
}

async function makeTemplate(
  connection: Connection,
  server: DatabaseOptions,
  sets: readonly Migrations[],
  template: string,
): Promise<void> {
  const partial = `bursar_test_${Date.now()}_template`;
  await connection.script(`create database ${partial} template template0`);
  const database = openDatabase({ ...server, databaseName: partial });
  for (const set of sets) await migrate(database, set);
  await database.close();
  await connection.script(`alter database ${partial} rename to ${template}`);
}

async function dropAbandoned(connection: Connection): Promise<void> {
  const rows = await connection.query`select datname from pg_database where datname like 'bursar\\_test\\_%'`;
  const limit = Date.now() - ABANDONED_AFTER_MILLISECONDS;
  const abandoned = rows.map((row) => String(row['datname'])).filter((name) => Number(name.split('_')[2]) < limit);
  for (const name of abandoned) await connection.script(`drop database if exists ${name} with (force)`);
}
