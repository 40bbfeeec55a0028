import { allMigrations } from '../../domains/compose';
import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { withDatabase } from '../with-database';
import { rejectPositionals } from '../reject-positionals';

/** `bursar migrate`: migrates every domain's tables; a server otherwise does so when it first uses them. */
export async function migrate(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS);
  rejectPositionals('migrate', positionals);
  await withDatabase(values, async (database) => {
    const library = await import('@bursar/database');
    const all = await allMigrations();
    for (const migrations of all) await library.migrate(database, migrations);
    process.stdout.write(`The tables of ${all.map(({ domain }) => domain).join(', ')} are up to date.\n`);
  });
}
