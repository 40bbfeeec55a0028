import { existsSync } from 'node:fs';

import { databaseOptions } from '../../domains/compose';
import { readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { say } from '../../language/say';

/** A misspelt directory must not be created. */
export function refuseMissingDirectory(flags: Readonly<Record<string, unknown>>): void {
  const { dataDir } = databaseOptions(readSettings(flags, process.env));
  if (dataDir === undefined || existsSync(dataDir)) return;
  throw new UsageError(
    say('there is no data directory {dataDir}: name the one to back up with --data-dir', { dataDir }),
  );
}
