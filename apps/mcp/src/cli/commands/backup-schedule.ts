import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import { quoted } from '@bursar/toolkit';

import { databaseOptions } from '../../domains/compose';
import { readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { readRetention, retentionArguments } from '../backup/retention-flags';
import { lockArguments, readLock, refusePassphraseArgument } from '../backup/secret-flags';
import { scheduleEntry, type Timer } from '../backup/schedule-entry';
import { BACKUP_SCHEDULE } from '../definitions/backup-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { say } from '../../language/say';

/** `bursar backup schedule --to DIR`: prints the entry for this platform's timer. It changes nothing. */
export async function schedule(args: readonly string[]): Promise<void> {
  refusePassphraseArgument(args);
  const { values, positionals } = readCommand(BACKUP_SCHEDULE, args);
  rejectPositionals('backup schedule', positionals);
  if (values.to === undefined) throw new UsageError(say('backup schedule needs the folder for backups: --to DIR'));
  const { at = '03:30' } = values;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new UsageError(say('invalid --at {at}: expected HH:MM', { at: quoted(at) }));
  const isUnattended = [values.recipient, values['recipients-file'], values['passphrase-file']].some(
    (value) => value !== undefined,
  );
  if (values.encrypt === true && !isUnattended) {
    throw new UsageError(
      say('a timer has no terminal to ask: add --recipient, --recipients-file or --passphrase-file'),
    );
  }
  const lock = await readLock(values);
  const { dataDir } = databaseOptions(readSettings(values, process.env));
  const command = [
    process.execPath,
    realpathSync(resolve(process.argv[1] ?? '')),
    'backup',
    '--to',
    resolve(values.to),
    ...retentionArguments(readRetention(values)),
    ...(lock === undefined ? [] : lockArguments(values, (path) => resolve(path))),
    ...(dataDir === undefined ? [] : ['--data-dir', resolve(dataDir)]),
  ];
  const odd = command.find((word) => /\p{Cc}/u.test(word));
  if (odd !== undefined)
    throw new UsageError(say('{odd} has a control character, which timers cannot take', { odd: quoted(odd) }));
  const notes =
    dataDir === undefined
      ? [say('Give the timer DATABASE_URL in a file that only you can read; it is not printed.')]
      : [];
  const timer = timerOf(process.platform);
  const entry = scheduleEntry(timer, { command, at, notes });
  print(values, { timer, entry }, entry);
}

function timerOf(platform: NodeJS.Platform): Timer {
  if (platform === 'win32') return 'task-scheduler';
  if (platform === 'darwin') return 'launchd';
  return existsSync('/run/systemd/system') ? 'systemd' : 'crontab';
}
