import { systemClock } from '@bursar/calendar';
import type { BackupRefusal, RetentionRules } from '@bursar/database/backup';
import { printable } from '@bursar/toolkit';

import { allMigrations } from '../../domains/compose';
import { t } from '../../language/language';
import { VERSION } from '../../version';
import { interruptible } from '../backup/interruptible';
import { journalCheck } from '../backup/journal-check';
import { refuseMissingDirectory } from '../backup/refuse-missing-directory';
import { readLock } from '../backup/secret-flags';
import { print } from '../print';
import { withProgress } from '../progress-line';
import { followSetLanguage } from '../follow-set-language';
import { withDirectDatabase } from '../with-database';
import { sayKnown } from '../../language/say-known';
import { say } from '../../language/say';

/** What `bursar backup --to DIR` is asked for. */
export interface FolderBackup {
  readonly folder: string;
  readonly rules: RetentionRules;
  /** The flags of storage and of encryption. */
  readonly flags: Readonly<Record<string, unknown>>;
}

/**
 * `bursar backup --to DIR`: writes a backup that is named after its time, once it is verified, and then removes those that
 * no rule keeps. A refusal is one line on stderr, exit status 1, and nothing is written or removed.
 */
export async function backupTo({ folder, rules, flags }: FolderBackup): Promise<void> {
  refuseMissingDirectory(flags);
  const lock = await readLock(flags);
  await interruptible(say('backup interrupted; nothing was written or removed'), (signal) =>
    withDirectDatabase(flags, async (database) => {
      await followSetLanguage(database);
      const {
        backUp,
        checkFolder,
        encryptionFor,
        newBackupPath,
        removeOldBackups,
        unfinishedBackups,
        verifyBackup,
        BackupRefusal,
      } = await import('@bursar/database/backup');
      const { journalHeads } = await import('@bursar/finance-tools');
      checkFolder(folder);
      const migrations = await allMigrations();
      const file = newBackupPath(folder, systemClock.now(), lock !== undefined);
      const encryption = lock && (await encryptionFor(lock));
      const unlock = encryption && { isGiven: true, secret: () => Promise.resolve(encryption.secret()) };
      const check = async (path: string) => {
        await verifyBackup({ file: path, migrations, finish: journalCheck().finish, signal, unlock }).catch(
          (error: unknown) => {
            if (!(error instanceof BackupRefusal)) throw error;
            throw failedCheck(error, BackupRefusal);
          },
        );
      };
      const options = { file, migrations, version: VERSION, notes: journalHeads, signal, encryption, check };
      const { domains, rows, bytes } = await withProgress(t('backup.running'), (onProgress) =>
        backUp(database, { ...options, onProgress }),
      );
      const removed = removeOldBackups(folder, file, rules);
      const cleared =
        removed.length > 0
          ? `${say('Removed {count} older: {removed}.', { count: removed.length, removed: removed.join(', ') })}\n`
          : '';
      const unfinished = unfinishedBackups(folder);
      const left =
        unfinished.length > 0
          ? `${say('Unfinished; delete them unless another backup is running: {files}.', { files: unfinished.join(', ') })}\n`
          : '';
      const facts = { rows, domains: domains.join(', '), file, bytes };
      print(
        flags,
        { file, rows, bytes, domains, encrypted: lock !== undefined, removed, unfinished },
        `${printable(say('Backed up {rows} rows of {domains} to {file} ({bytes} bytes), and verified it.', facts))}\n${cleared}${left}`,
      );
    }),
  );
}

function failedCheck({ reason, message }: BackupRefusal, Refusal: typeof BackupRefusal): BackupRefusal {
  return new Refusal(
    reason,
    say('The new backup does not restore, and is not kept: {message}', { message: sayKnown(message) ?? message }),
  );
}
