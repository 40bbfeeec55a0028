import { sqlState } from '../connection-failure';
import type { Transaction } from '../connection';
import type { Database } from '../database';
import { applyFile } from '../migrate';
import type { Migrations } from '../migrations';
import type { Unlock } from './age/secret';
import { BackupRefusal } from './backup-refusal';
import { domainsOf } from './format';
import { openBackup } from './open-backup';
import { restoreContents } from './restore-contents';
import { applySessionSettings } from './session-settings';

export interface RestoreOptions {
  readonly file: string;
  /** The migrations of every domain of this version, including those that are not served. */
  readonly migrations: readonly Migrations[];
  /** Checks or completes what was restored, with the notes of the backup; if it throws, nothing is restored. */
  readonly finish?: (connection: Transaction, notes: Readonly<Record<string, string>>) => Promise<void>;
  /** How the secret of an encrypted file is found. */
  readonly unlock?: Unlock | undefined;
  /** Reads every row back, and refuses the backup if one is not as in the file. */
  readonly isCompared?: boolean;
  /** Receives how many bytes of rows have been restored. */
  readonly onProgress?: (bytes: number) => void;
}

/** What was restored. */
export interface RestoreSummary {
  /** The time of the backup's snapshot, in UTC. */
  readonly takenAt: string;
  readonly domains: readonly string[];
  readonly rows: number;
}

/**
 * Restores a backup into an empty database: the tables as the backup's version had them, their rows, and then the newer
 * migrations of this version, all in one transaction. Needs the same memory for any amount of data. Throws
 * BackupRefusal and DatabaseUnavailable.
 */
export async function restore(
  database: Database,
  { file, migrations, finish, unlock, isCompared = false, onProgress }: RestoreOptions,
): Promise<RestoreSummary> {
  const backup = await openBackup(file, unlock);
  try {
    return await database.copying.transaction(async (connection) => {
      await applySessionSettings(connection);
      const { header, plans, rows } = await backup.read((contents) =>
        restoreContents(connection, contents, { migrations, isCompared, onProgress }),
      );
      for (const { migrations: domain, after } of plans) {
        for (const migration of after) await applyFile(connection, domain, migration);
      }
      await finish?.(connection, header.notes ?? {});
      return { takenAt: header.takenAt, domains: domainsOf(header), rows };
    });
  } catch (error) {
    throw restoreFailure(error);
  } finally {
    await backup.close();
  }
}

function restoreFailure(error: unknown): unknown {
  const state = sqlState(error);
  if (state === undefined) return error;
  if (state === '53100') {
    return new BackupRefusal('disk-full', 'The database has no room for the backup; nothing was restored.');
  }
  if (state === '42501') {
    return new BackupRefusal('refused', 'This user of the database may not make tables in it; restore as one who may.');
  }
  // Rows that violate types or constraints of the database. Anything else is an internal error.
  return /^2[23]/.test(state)
    ? new BackupRefusal('does-not-fit', 'The backup does not fit the database; nothing was restored.')
    : error;
}
