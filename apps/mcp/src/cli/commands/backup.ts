import { existsSync } from 'node:fs';

import { allMigrations, databaseOptions } from '../../domains/compose';
import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { VERSION } from '../../version';
import { withDatabase } from '../with-database';

const OPTIONS = { force: { type: 'boolean' } } as const;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `bursar backup FILE`: writes all stored data to one file. A refusal is one line on stderr, exit status 1. */
export async function backup(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS, OPTIONS);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('backup needs one FILE to write');
  refuseMissingDirectory(values);
  const interruption = new AbortController();
  for (const signal of SIGNALS) process.once(signal, () => interruption.abort());
  try {
    await withDatabase(values, async (database) => {
      const { backUp } = await import('@bursar/database/backup');
      const migrations = await allMigrations();
      const options = {
        file,
        replace: values.force === true,
        migrations,
        version: VERSION,
        signal: interruption.signal,
      };
      const { domains, rows, bytes } = await backUp(database, options);
      process.stdout.write(
        `Backed up ${rows} rows of ${domains.join(', ')} to ${file} (${bytes} bytes).\n` +
          'The file is not encrypted. "bursar restore" restores it into an empty database.\n',
      );
    });
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    process.stderr.write('bursar: backup interrupted; nothing was written\n');
    process.exitCode = 130;
  }
}

/** A misspelt directory must not be created. */
function refuseMissingDirectory(flags: Readonly<Record<string, unknown>>): void {
  const { dataDir } = databaseOptions(readSettings(flags, process.env));
  if (dataDir === undefined || existsSync(dataDir)) return;
  throw new UsageError(`there is no data directory ${dataDir}: name the one to back up with --data-dir`);
}
