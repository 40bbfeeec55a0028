import { checkHistory } from '../migrate';
import { migrationFiles, type Migrations } from '../migrations';
import type { CopyingConnection } from '../connection';
import { appliedRecords, type AppliedRecord } from '../applied-records';
import { BackupRefusal } from './backup-refusal';
import { quotedName, sequencesOf, tablesOf } from './catalog';
import type { BackupHeader } from './format';
import { applySessionSettings } from './session-settings';

/**
 * Begins a transaction with a serializable snapshot of everything and describes its content. Only migrations wait for
 * it. If it throws, no transaction is open. Throws BackupRefusal and DatabaseUnavailable.
 */
export async function takeSnapshot(
  connection: CopyingConnection,
  known: readonly Migrations[],
  version: string,
): Promise<BackupHeader> {
  const [found] = await connection.query`select to_regclass('bursar.migrations') is not null as exists`;
  try {
    await connection.script('begin isolation level serializable read only deferrable');
    await applySessionSettings(connection);
    // Without this lock, a migration could change the tables after the snapshot and before they are locked. It is the only
    // kind of statement that does not take the snapshot before it waits.
    if (found?.['exists'] === true) await connection.script('lock table bursar.migrations in access share mode');
    const migrations = await knownRecords(connection, known);
    const isStored = ({ domain }: Migrations) => migrations.some((record) => record.domain === domain);
    const schemas = known.filter(isStored).map(({ schema }) => schema);
    const tables = await tablesOf(connection, schemas);
    if (tables.length > 0)
      await connection.script(`lock table ${tables.map(quotedName).join(', ')} in access share mode`);
    const [now] =
      await connection.query`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as text`;
    return {
      bursar: version,
      takenAt: String(now?.['text']),
      migrations,
      tables,
      sequences: await sequencesOf(connection, schemas),
    };
  } catch (error) {
    await connection.script('rollback').catch(() => undefined);
    throw error;
  }
}

/** All recorded migrations, all of which this version knows. Throws BackupRefusal and DatabaseUnavailable. */
async function knownRecords(connection: CopyingConnection, known: readonly Migrations[]): Promise<AppliedRecord[]> {
  const records = await appliedRecords(connection);
  if (records.length === 0) {
    throw new BackupRefusal('nothing-stored', 'There is nothing to back up: nothing was ever stored in this database.');
  }
  const unknown = records.find(({ domain }) => !known.some((migrations) => migrations.domain === domain));
  if (unknown !== undefined) {
    throw new BackupRefusal(
      'newer-database',
      `The database was used by a newer version of bursar (${unknown.domain}); back it up with that version.`,
    );
  }
  for (const migrations of known) {
    const applied = records.filter(({ domain }) => domain === migrations.domain);
    checkHistory(migrations.domain, migrationFiles(migrations), applied);
  }
  return records;
}
