import { allMigrations } from '../../domains/compose';
import { MIGRATE } from '../definitions/backup-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { withDirectDatabase } from '../with-database';
import { rejectPositionals } from '../reject-positionals';

/** `bursar migrate`: migrates every domain's tables; a server otherwise does so when it first uses them. */
export async function migrate(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(MIGRATE, args);
  rejectPositionals('migrate', positionals);
  await withDirectDatabase(values, async (database) => {
    const library = await import('@bursar/database');
    const all = await allMigrations();
    for (const migrations of all) await library.migrate(database, migrations);
    const domains = all.map(({ domain }) => domain);
    print(values, { domains }, `The tables of ${domains.join(', ')} are up to date.\n`);
  });
}
