import type { Database } from '@bursar/database';
import { DomainError } from '@bursar/toolkit';

import { openConfiguredDatabase } from '../domains/compose';
import { readSettings } from '../configuration/read-settings';

/**
 * Runs a command on the configured database and closes it. A refusal of a domain or a backup, or an unavailable
 * database, is one line on stderr and exit status 1.
 */
export async function withDatabase(
  flags: Readonly<Record<string, unknown>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = openConfiguredDatabase(readSettings(flags, process.env));
  try {
    await work(database);
  } catch (error) {
    const { DatabaseUnavailable } = await import('@bursar/database');
    const { BackupRefusal } = await import('@bursar/database/backup');
    const kinds = [DomainError, DatabaseUnavailable, BackupRefusal];
    const refusal = kinds.some((kind) => error instanceof kind) ? (error as Error) : undefined;
    if (refusal === undefined) throw error;
    process.stderr.write(`bursar: ${refusal instanceof DomainError ? `${refusal.code}: ` : ''}${refusal.message}\n`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
