import { allMigrations } from '../../domains/compose';
import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { UsageError } from '../../configuration/usage-error';
import { withDatabase } from '../with-database';

/** `bursar restore FILE`: restores a backup into an empty database. A refusal is one line on stderr, exit status 1. */
export async function restore(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('restore needs one FILE to read');
  await withDatabase(values, async (database) => {
    const restoring = await import('@bursar/database/backup');
    const { domains, rows, takenAt } = await restoring.restore(database, { file, migrations: await allMigrations() });
    process.stdout.write(`Restored ${rows} rows of ${domains.join(', ')} as of ${takenAt}.\n`);
  });
}
