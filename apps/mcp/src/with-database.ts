import type { Database } from '@bursar/database';
import { DomainError } from '@bursar/toolkit';

import { databaseOptions } from './compose';
import { readSettings } from './configuration';
import { LazyDatabase } from './lazy-database';

/**
 * Runs a command on the database that flags and environment name, and closes it. What a domain refuses, or a database
 * that cannot be used, is one line on stderr and exit status 1.
 */
export async function withDatabase(
  flags: Readonly<Record<string, unknown>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = new LazyDatabase(databaseOptions(readSettings(flags, process.env)));
  try {
    await work(database);
  } catch (error) {
    const { DatabaseUnavailable } = await import('@bursar/database');
    if (!(error instanceof DomainError) && !(error instanceof DatabaseUnavailable)) throw error;
    process.stderr.write(`bursar: ${error instanceof DomainError ? `${error.code}: ` : ''}${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
