import { openSync, readSync, closeSync, fstatSync } from 'node:fs';

import type { UnavailableReason } from '../database-unavailable';

/** What the server's and initdb's words mean for a user. They are matched in English: LC_ALL is C. */
const MEANINGS: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/No space left on device|Disk quota exceeded/i, 'disk-full'],
  [/could not look up effective user ID|user does not exist/i, 'nameless-account'],
  [/pre-existing shared memory block|lock file ".*" already exists/i, 'in-use'],
  [/files are incompatible with server|initialized by PostgreSQL version/i, 'other-version'],
  [/could not create any Unix-domain sockets|could not create any TCP\/IP sockets|could not bind/i, 'address'],
  [/Read-only file system|Permission denied|wrong ownership|invalid permissions/i, 'not-writable'],
  [/checkpoint record|PANIC|invalid data in file|could not open file|could not read file|is empty/i, 'damaged'],
];

/** The reason behind the last words of a program that failed; their text itself goes nowhere. */
export function failureReason(words: string): UnavailableReason {
  return MEANINGS.find(([pattern]) => pattern.test(words))?.[1] ?? 'did-not-start';
}

/** What an error of the file system means for a user. */
export function fileFailureReason(error: unknown): UnavailableReason {
  switch ((error as NodeJS.ErrnoException | undefined)?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'disk-full';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return 'not-writable';
    default:
      return 'did-not-start';
  }
}

/** The text of a file from a position on, at most its last 16 KiB. */
export function textFrom(path: string, position: number): string {
  const file = openSync(path, 'r');
  try {
    const start = Math.max(position, fstatSync(file).size - 16_384);
    const buffer = Buffer.alloc(16_384);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, start));
  } finally {
    closeSync(file);
  }
}
