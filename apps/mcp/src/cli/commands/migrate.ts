import { allMigrations } from '../../domains/compose';
import { readFlags, STORE_OPTIONS } from '../../configuration/read-settings';
import { withDatabase } from '../with-database';
import { refuseWords } from '../reject-positionals';

/** `bursar migrate`: brings every domain's tables up to date by hand; a server does so at its first use of them. */
export async function migrate(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORE_OPTIONS);
  refuseWords('migrate', positionals);
  await withDatabase(values, async (database) => {
    const library = await import('@bursar/database');
    const all = await allMigrations();
    for (const migrations of all) await library.migrate(database, migrations);
    process.stdout.write(`The tables of ${all.map(({ domain }) => domain).join(', ')} are up to date.\n`);
  });
}
