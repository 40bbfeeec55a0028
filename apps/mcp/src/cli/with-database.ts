import type { Database } from '@bursar/database';

import { openConfiguredDatabase, openDirectDatabase } from '../domains/compose';
import { readSettings } from '../configuration/read-settings';

/** Runs a command on the configured database and closes it. */
export async function withDatabase(
  flags: Readonly<Record<string, unknown>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await using(openConfiguredDatabase(readSettings(flags, process.env)), work);
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
