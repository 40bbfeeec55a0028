import { allMigrations } from '../../domains/compose';
import { UsageError } from '../../configuration/usage-error';
import { t } from '../../language/language';
import { VERSION } from '../../version';
import { interruptible } from '../backup/interruptible';
import { readLock, refusePassphraseArgument } from '../backup/secret-flags';
import { refuseMissingDirectory } from '../backup/refuse-missing-directory';
import { readRetention } from '../backup/retention-flags';
import { BACKUP } from '../definitions/backup-commands';
import { print } from '../print';
import { withProgress } from '../progress-line';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { followSetLanguage } from '../follow-set-language';
import { withDirectDatabase } from '../with-database';
import { say } from '../../language/say';

/** `bursar backup FILE`: writes all stored data to one file. A refusal is one line on stderr, exit status 1. */
export async function backup(args: readonly string[]): Promise<void> {
  if (args[0] === 'verify') return (await import('./backup-verify')).verify(args.slice(1));
  if (args[0] === 'schedule') return (await import('./backup-schedule')).schedule(args.slice(1));
  refusePassphraseArgument(args);
  const { values, positionals } = readCommand(BACKUP, args);
  const rules = readRetention(values);
  if (values.to !== undefined) {
    rejectPositionals('backup --to', positionals);
    return (await import('./backup-to')).backupTo({ folder: values.to, rules, flags: values });
  }
  if (Object.values(rules).some((count) => count !== undefined)) {
    throw new UsageError(
      say('--keep-daily, --keep-weekly and --keep-monthly are for a folder of backups: add --to DIR'),
    );
  }
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(say('backup needs one FILE to write'));
  refuseMissingDirectory(values);
  const lock = await readLock(values);
  await interruptible(say('backup interrupted; nothing was written'), (signal) =>
    withDirectDatabase(values, async (database) => {
      await followSetLanguage(database);
      const { backUp, encryptionFor } = await import('@bursar/database/backup');
      const { journalHeads } = await import('@bursar/finance-tools');
      const migrations = await allMigrations();
      const encryption = lock && (await encryptionFor(lock));
      const options = {
        file,
        replace: values.force === true,
        migrations,
        version: VERSION,
        notes: journalHeads,
        signal,
        encryption,
      };
      const { domains, rows, bytes } = await withProgress(t('backup.running'), (onProgress) =>
        backUp(database, { ...options, onProgress }),
      );
      print(
        values,
        { file, rows, bytes, domains, encrypted: lock !== undefined },
        `${say('Backed up {rows} rows of {domains} to {file} ({bytes} bytes).', { rows, domains: domains.join(', '), file, bytes })}\n` +
          `${lock === undefined ? say('The file is not encrypted. "bursar restore" restores it into an empty database.') : say('The file is encrypted. "bursar restore" restores it into an empty database.')}\n`,
      );
    }),
  );
}
