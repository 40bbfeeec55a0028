import { checkHistory, MIGRATION_LOCK } from '../migrate';
import { migrationFiles, type Migrations } from '../migrations';
import type { CopyingConnection } from '../connection';
import { appliedRecords, type AppliedRecord } from '../applied-records';
import { BackupRefusal } from './backup-refusal';
import { quotedName, sequencesOf, tablesOf } from './catalog';
import type { BackupHeader } from './format';
import { settleSession } from './session-settings';

/**
 * Begins a transaction that sees one moment of everything, as some order of all others' transactions would have left
 * it, and says what there is. Nobody waits for it but migrations. Throws BackupRefusal and DatabaseUnavailable, with
 * no transaction begun.
 */
export async function takeSnapshot(
  connection: CopyingConnection,
  known: readonly Migrations[],
  version: string,
): Promise<BackupHeader> {
  // A migration between the first look and the locks on the tables would change them under the snapshot.
  await connection.query`select pg_advisory_lock_shared(${MIGRATION_LOCK})`;
  try {
    await connection.script('begin isolation level serializable read only deferrable');
    await settleSession(connection);
    const migrations = await understoodRecords(connection, known);
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
  } finally {
    await connection.query`select pg_advisory_unlock_shared(${MIGRATION_LOCK})`;
  }
}

/** Everything on record, once this version is known to understand it. */
async function understoodRecords(
  connection: CopyingConnection,
  known: readonly Migrations[],
): Promise<AppliedRecord[]> {
  const records = await appliedRecords(connection);
  if (records.length === 0) {
    throw new BackupRefusal('nothing-stored', 'There is nothing to back up: nothing was ever stored in this database.');
  }
  const stranger = records.find(({ domain }) => !known.some((migrations) => migrations.domain === domain));
  if (stranger !== undefined) {
    throw new BackupRefusal(
      'newer-database',
      `The database was used by a newer version of bursar (${stranger.domain}); back it up with that version.`,
    );
  }
  for (const migrations of known) {
    const applied = records.filter(({ domain }) => domain === migrations.domain);
    checkHistory(migrations.domain, migrationFiles(migrations), applied);
  }
  return records;
}
