import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { BackupRefusal } from './backup-refusal';
import { keptBackups, type RetentionRules } from './retention';

const NAME = /^bursar-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(?:\.age)?$/;
/** What a backup is called until it is complete and checked. */
const UNFINISHED = /^bursar-\d{8}T\d{6}Z\.backup(?:\.age)?\.[0-9a-f]{8}\.partial$/;
const SECOND_MILLISECONDS = 1000;

/** Throws BackupRefusal unless the folder is there: a disk that is not mounted must not be replaced by a new folder. */
export function checkFolder(folder: string): void {
  let isFolder: boolean | undefined;
  try {
    isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTDIR') throw new BackupRefusal('not-writable', `${folder} cannot be read (${code}).`);
  }
  if (isFolder === true) return;
  throw new BackupRefusal(
    'not-writable',
    isFolder === false
      ? `${folder} is not a folder; name a folder with --to.`
      : `The folder ${folder} does not exist; make it or name another.`,
  );
}

/** The path of a new backup in a folder: its time in UTC, or the first later second whose name is free. */
export function newBackupPath(folder: string, now: number, isEncrypted: boolean): string {
  const taken = new Set(backupsIn(folder).map(({ time }) => time));
  let second = Math.floor(now / SECOND_MILLISECONDS) * SECOND_MILLISECONDS;
  while (taken.has(second)) second += SECOND_MILLISECONDS;
  const time = new Date(second).toISOString().replace(/[-:]|\.\d+/g, '');
  return join(folder, `bursar-${time}.backup${isEncrypted ? '.age' : ''}`);
}

/**
 * Removes the backups in a folder that no rule keeps, but never `newest`, whatever the clock said when it was written. Only
 * files that are named like backups are looked at. Returns the names of those that are gone.
 */
export function removeOldBackups(folder: string, newest: string, rules: RetentionRules): string[] {
  const backups = backupsIn(folder);
  const kept = keptBackups(
    backups.map(({ time }) => time),
    rules,
  );
  const old = backups.filter(({ name, time }) => !kept.has(time) && join(folder, name) !== newest);
  for (const { name } of old) rmSync(join(folder, name), { force: true });
  return old.map(({ name }) => name);
}

/**
 * The names of files that a backup left which was killed, or that one is writing now: another machine may share the folder, so
 * they are named and never removed.
 */
export function unfinishedBackups(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => UNFINISHED.test(name))
    .sort();
}

function backupsIn(folder: string): { name: string; time: number }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [, ...parts] = NAME.exec(entry.name) ?? [];
    if (!entry.isFile() || parts.length === 0) return [];
    const [year, month, day, hour, minute, second] = parts;
    const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(time) ? [] : [{ name: entry.name, time }];
  });
}
