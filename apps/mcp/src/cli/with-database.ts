import type { Database } from '@bursar/database';
import { DomainError } from '@bursar/toolkit';

import { openConfiguredDatabase, openDirectDatabase } from '../domains/compose';
import { readSettings } from '../configuration/read-settings';
import { followSetLanguage } from './follow-set-language';

/**
 * Runs a command on the configured database and closes it. What the database has refused is said in the language that the
 * household has set: it is read only then, since most commands say nothing.
 */
export async function withDatabase(
  flags: Readonly<Record<string, unknown>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await using(openConfiguredDatabase(readSettings(flags, process.env)), async (database) => {
    try {
      await work(database);
    } catch (error) {
      if (error instanceof DomainError) await followSetLanguage(database).catch(() => undefined);
      throw error;
    }
  });
}

/** The same for a command that migrates, backs up or restores: over BURSAR_MIGRATE_URL where it is set. */
export async function withDirectDatabase(
  flags: Readonly<Record<string, unknown>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await using(openDirectDatabase(readSettings(flags, process.env)), work);
}

async function using(database: Database, work: (database: Database) => Promise<void>): Promise<void> {
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
