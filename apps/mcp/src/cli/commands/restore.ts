import { printable } from '@bursar/toolkit';

import { allMigrations, databaseOptions } from '../../domains/compose';
import { readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { t } from '../../language/language';
import { journalCheck } from '../backup/journal-check';
import { readUnlock, refusePassphraseArgument } from '../backup/secret-flags';
import { RESTORE } from '../definitions/backup-commands';
import { print } from '../print';
import { withProgress } from '../progress-line';
import { readCommand } from '../read-command';
import { withInputFile } from '../read-input';
import { withDirectDatabase } from '../with-database';
import { say } from '../../language/say';

/** `bursar restore FILE`: restores a backup into an empty database. A refusal is one line on stderr, exit status 1. */
export async function restore(args: readonly string[]): Promise<void> {
  refusePassphraseArgument(args);
  const { values, positionals } = readCommand(RESTORE, args);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(say('restore needs one FILE to read'));
  await withInputFile(file, (path) => restoreFile(path, values));
}

async function restoreFile(file: string, flags: Readonly<Record<string, unknown>>): Promise<void> {
  await withDirectDatabase(flags, async (database) => {
    const { restore: restoreBackup } = await import('@bursar/database/backup');
    const { finish, journals } = journalCheck();
    const unlock = await readUnlock(flags);
    const migrations = await allMigrations();
    const { domains, rows, takenAt } = await withProgress(t('restore.running'), (onProgress) =>
      restoreBackup(database, { file, migrations, finish, unlock, onProgress }),
    );
    const facts = { rows, domains: domains.join(', '), takenAt };
    const folder = namelessFolder(flags);
    const done =
      folder === undefined
        ? say('Restored {rows} rows of {domains} as of {takenAt}.', facts)
        : say('Restored {rows} rows of {domains} as of {takenAt} to {folder}.', { ...facts, folder });
    const restored = `${printable(done)}\n`;
    const checked = journals() > 0 ? `${say('Journals verified: {journals}.', { journals: journals() })}\n` : '';
    print(flags, { rows, domains, taken_at: takenAt, journals: journals() }, `${restored}${checked}`);
  });
}

/** Where it was restored to, when that was not named on the command line. */
function namelessFolder(flags: Readonly<Record<string, unknown>>): string | undefined {
  const { dataDir } = databaseOptions(readSettings(flags, process.env));
  return flags['data-dir'] === undefined ? dataDir : undefined;
}
