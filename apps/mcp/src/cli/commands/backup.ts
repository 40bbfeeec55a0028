import { existsSync } from 'node:fs';

import { allMigrations, databaseOptions } from '../../domains/compose';
import { readFlags, readSettings, STORE_OPTIONS } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { VERSION } from '../../version';
import { withDatabase } from '../with-database';

const OPTIONS = { ...STORE_OPTIONS, force: { type: 'boolean' } } as const;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `bursar backup FILE`: everything that is stored, in one file. A refusal is one line on stderr, exit status 1. */
export async function backup(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, OPTIONS);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('backup takes one file to write: backup FILE');
  refuseMissingDirectory(values);
  const breaker = new AbortController();
  for (const signal of SIGNALS) process.once(signal, () => breaker.abort());
  try {
    await withDatabase(values, async (database) => {
      const { backUp } = await import('@bursar/database/backup');
      const migrations = await allMigrations();
      const options = { file, replace: values.force === true, migrations, version: VERSION, signal: breaker.signal };
      const { domains, rows, bytes } = await backUp(database, options);
      process.stdout.write(
        `${rows} rows of ${domains.join(', ')} are in ${file} (${bytes} bytes).\n` +
          'Whoever can read the file can read everything in it; "bursar restore" puts it into an empty database.\n',
      );
    });
  } catch (error) {
    if (!breaker.signal.aborted) throw error;
    process.stderr.write('bursar: the backup was broken off; nothing was written\n');
    process.exitCode = 130;
  }
}

/** A mistake in the name of a directory shall not make a new one. */
function refuseMissingDirectory(flags: Readonly<Record<string, unknown>>): void {
  const { dataDir } = databaseOptions(readSettings(flags, process.env));
  if (dataDir === undefined || existsSync(dataDir)) return;
  throw new UsageError(`there is no data directory ${dataDir}; name the one to back up with --data-dir`);
}
