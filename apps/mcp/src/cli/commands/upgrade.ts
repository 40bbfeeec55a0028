import { resolve } from 'node:path';

import { printable } from '@bursar/toolkit';

import { allMigrations, databaseOptions } from '../../domains/compose';
import { readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { VERSION } from '../../version';
import { UPGRADE } from '../definitions/backup-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { say } from '../../language/say';

/**
 * `bursar upgrade`: brings the data directory of an older major version of PostgreSQL to the bundled one. A refusal is one
 * line on stderr, exit status 1.
 */
export async function upgradeDirectory(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(UPGRADE, args);
  rejectPositionals('upgrade', positionals);
  const { dataDir } = databaseOptions(readSettings(values, process.env));
  if (dataDir === undefined) throw new UsageError(say('upgrade is for a data directory; name one with --data-dir'));
  const { upgrade } = await import('@bursar/database/upgrade');
  const postgres = values.postgres === undefined ? undefined : resolve(values.postgres);
  const migrations = await allMigrations();
  const upgraded = await upgrade({ dataDir: resolve(dataDir), postgres, migrations, version: VERSION });
  if (upgraded === undefined) {
    const text = `${say('The data directory is of the PostgreSQL of this version already; there is nothing to upgrade.')}\n`;
    return print(values, { upgraded: false }, text);
  }
  const { from, rows, kept } = upgraded;
  const text = `${say('Upgraded {rows} rows from PostgreSQL {from}.\nThe former database is kept in {kept}; delete it when you have seen that everything is there.', { rows, from, kept: printable(kept) })}\n`;
  print(values, { upgraded: true, from, rows, kept }, text);
}
