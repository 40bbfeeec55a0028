import { sql } from 'drizzle-orm';

import type { Connection } from './connection';
import { sqlState } from './connection-failure';
import { withoutConcurrently, type MigrationStep } from './migration-steps';
import { SessionConnection } from './session-connection';
import { inTurn, limitLockWaits, migrationFailure, whenGranted, type FailedFile } from './migration-turn';

/** SQLSTATE: another process has made the index in the meantime. */
const EXISTS = '42P07';

type IndexStep = Extract<MigrationStep, { kind: 'create index' }>;

/**
 * Applies the steps of a file one after another; what one has done stays done when a later one fails. Throws
 * DatabaseUnavailable, with a message of what has failed.
 */
export async function applySteps(
  connection: Connection,
  steps: readonly MigrationStep[],
  failed: FailedFile,
): Promise<void> {
  for (const step of steps) {
    const text = await resolved(connection, step);
    if (text === undefined) continue;
    const failure = (error: unknown) => {
      throw migrationFailure(error, failed);
    };
    if (step.kind === 'create index') {
      await whenGranted(() => createIndex(connection, { ...step, sql: text }).catch(failure));
    } else if (step.kind === 'drop index') {
      await whenGranted(() => withoutTimeout(connection, text).catch(failure));
    } else {
      let hasMore = true;
      while (hasMore) {
        const changed = await whenGranted(() => execute(connection, text).catch(failure));
        hasMore = step.kind === 'batches' && changed > 0;
      }
    }
  }
}

/** The same within a transaction, on tables that others do not use. */
export async function applyStepsWithin(connection: Connection, steps: readonly MigrationStep[]): Promise<void> {
  for (const step of steps) {
    const text = await resolved(connection, step);
    if (text === undefined) continue;
    const statement = sql.raw(withoutConcurrently(text));
    while ((await connection.execute(statement)) > 0 && step.kind === 'batches');
  }
}

/** The statement with the schemas of its extensions; undefined if one is missing. */
async function resolved(connection: Connection, { sql: text, extensions }: MigrationStep): Promise<string | undefined> {
  if (extensions.length === 0) return text;
  const installed = await connection.query<{ name: string; schema: string }>`
    select extname as name, quote_ident(nspname) as schema
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace`;
  const found = new Map(installed.map(({ name, schema }) => [name, schema]));
  if (extensions.some((name) => !found.has(name))) return undefined;
  return extensions.reduce((replaced, name) => replaced.replaceAll(`{${name}}`, found.get(name) ?? ''), text);
}

function execute(connection: Connection, text: string): Promise<number> {
  return inTurn(connection, async () => {
    await limitLockWaits(connection);
    return connection.execute(sql.raw(text));
  });
}

async function createIndex(connection: Connection, step: IndexStep): Promise<void> {
  while (!(await isMade(connection, step))) {
    try {
      await withoutTimeout(connection, step.sql);
    } catch (error) {
      if (sqlState(error) !== EXISTS) throw error;
    }
  }
}

/**
 * Whether the index is there and can be used. One that was left half made is dropped. Waits while another process makes
 * it: that one holds the same lock of the table, which stops neither reads nor writes.
 */
function isMade(connection: Connection, { schema, index, table }: IndexStep): Promise<boolean> {
  const state = async () => {
    const [found] = await connection.query<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${`${schema}.${index}`})`;
    return found?.valid;
  };
  return inTurn(connection, async () => {
    if ((await state()) === true) return true;
    await limitLockWaits(connection);
    await connection.script(`lock table ${table} in share update exclusive mode`);
    const isValid = await state();
    if (isValid === false) await connection.script(`drop index ${schema}.${index}`);
    return isValid === true;
  });
}

/**
 * Outside of a transaction there is no `set local`: the session's own limit is put back. A session that a pooler lends to
 * others stays as it is, and its limit holds.
 */
async function withoutTimeout(connection: Connection, text: string): Promise<void> {
  if (!(connection instanceof SessionConnection && (await connection.hasOwnSession()))) return connection.script(text);
  const [row] = await connection.query<{ limit: string }>`select current_setting('statement_timeout') as limit`;
  await connection.script('set statement_timeout = 0');
  try {
    await connection.script(text);
  } finally {
    await connection.query`select set_config('statement_timeout', ${row?.limit ?? '0'}, false)`.catch(() => undefined);
  }
  return undefined;
}
