import { printable } from '@bursar/toolkit';

import { allMigrations } from '../../domains/compose';
import { UsageError } from '../../configuration/usage-error';
import { t } from '../../language/language';
import { interruptible } from '../backup/interruptible';
import { journalCheck } from '../backup/journal-check';
import { readUnlock, refusePassphraseArgument } from '../backup/secret-flags';
import { BACKUP_VERIFY } from '../definitions/backup-commands';
import { print } from '../print';
import { withProgress } from '../progress-line';
import { readCommand } from '../read-command';
import { inputName, withInputFile } from '../read-input';
import { say } from '../../language/say';

/**
 * `bursar backup verify FILE`: restores a backup into a temporary database that is compared with the file and dropped. What
 * is wrong is one line on stderr, exit status 1.
 */
export async function verify(args: readonly string[]): Promise<void> {
  refusePassphraseArgument(args);
  const { values, positionals } = readCommand(BACKUP_VERIFY, args);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(say('backup verify needs one FILE to read'));
  await interruptible(say('backup verify interrupted'), (signal) =>
    withInputFile(file, async (path) => {
      const { verifyBackup } = await import('@bursar/database/backup');
      const { finish, journals } = journalCheck();
      const unlock = await readUnlock(values, { signal });
      const options = { file: path, migrations: await allMigrations(), finish, signal, unlock };
      const { rows, domains, takenAt } = await withProgress(t('backup.verifying'), () => verifyBackup(options));
      const name = path === file ? file : inputName(file);
      const checked = journals() > 0 ? `${say('Journals verified: {journals}.', { journals: journals() })}\n` : '';
      print(
        values,
        { file, rows, domains, taken_at: takenAt, journals: journals() },
        `${printable(say('{name} holds {rows} rows of {domains} as of {takenAt}; it restores.', { name, rows, domains: domains.join(', '), takenAt }))}\n${checked}`,
      );
    }),
  );
}
