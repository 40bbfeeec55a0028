import type { Database } from '@bursar/database';

import { allMigrations } from '../domains/compose';
import { withDatabase } from './with-database';

/** Runs a command on the tables of every domain; they are made or brought to this version first. */
export async function withEveryTable(
  flags: Readonly<Record<string, unknown>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await withDatabase(flags, async (database) => {
    const { migrate } = await import('@bursar/database');
    for (const migrations of await allMigrations()) await migrate(database, migrations);
    await work(database);
  });
}
