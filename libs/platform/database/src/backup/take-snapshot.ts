import { checkHistory, MIGRATION_LOCK, type AppliedFile } from '../migrate';
import { migrationFiles, type Migrations } from '../migrations';
import type { Connection, Row } from '../session';
import { BackupRefusal } from './backup-refusal';
import { quotedName, sequencesOf, tablesOf } from './catalog';
import type { BackupHeader } from './format';
import { settleSession } from './session-settings';

/** A file that was applied, and whose it is. */
type AppliedRecord = AppliedFile & { readonly domain: string };

/**
 * Begins a transaction that sees one moment of everything, as some order of all others' transactions would have left
 * it, and says what there is. Nobody waits for it but migrations. Throws BackupRefusal and DatabaseUnavailable, with
 * no transaction begun.
 */
export async function takeSnapshot(
  sql: Connection,
  known: readonly Migrations[],
  version: string,
): Promise<BackupHeader> {
  // A migration between the first look and the locks on the tables would change them under the snapshot.
  await sql`select pg_advisory_lock_shared(${MIGRATION_LOCK})`;
  try {
    await sql.script('begin isolation level serializable read only deferrable');
    await settleSession(sql);
    const records = await recordsOf(sql, known);
    const schemas = known.filter(({ domain }) => records.some((record) => record.domain === domain));
    const names = schemas.map(({ schema }) => schema);
    const tables = await tablesOf(sql, names);
    if (tables.length > 0) await sql.script(`lock table ${tables.map(quotedName).join(', ')} in access share mode`);
    const [now] = await sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as text`;
    return {
      bursar: version,
      takenAt: String(now?.['text']),
      migrations: records.map(({ domain, name, checksum }) => ({ domain, name, checksum })),
      tables,
      sequences: await sequencesOf(sql, names),
    };
  } catch (error) {
    await sql.script('rollback').catch(() => undefined);
    throw error;
  } finally {
    await sql`select pg_advisory_unlock_shared(${MIGRATION_LOCK})`;
  }
}

async function recordsOf(sql: Connection, known: readonly Migrations[]): Promise<AppliedRecord[]> {
  const [found] = await sql`select to_regclass('bursar.migrations') is not null as exists`;
  const records =
    found?.['exists'] === true
      ? await sql<AppliedRecord & Row>`
          select domain, name, checksum from bursar.migrations order by applied_at, domain collate "C", name collate "C"`
      : [];
  if (records.length === 0) {
    throw new BackupRefusal('nothing-stored', 'There is nothing to back up: nothing was ever stored in this database.');
  }
  for (const domain of new Set(records.map((record) => record.domain))) {
    const migrations = known.find((candidate) => candidate.domain === domain);
    if (migrations === undefined) {
      throw new BackupRefusal(
        'newer-database',
        `The database was used by a newer version of bursar (${domain}); back it up with that version.`,
      );
    }
    const applied = records.filter((record) => record.domain === domain);
    checkHistory(domain, migrationFiles(migrations), applied);
  }
  return records;
}
