import { openSync, readSync, closeSync, fstatSync } from 'node:fs';

import type { UnavailableReason } from '../database-unavailable';

/** The meaning of messages of the server and initdb. They are in English, since LC_ALL is C. */
const MEANINGS: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/No space left on device|Disk quota exceeded/i, 'disk-full'],
  [/could not look up effective user ID|user does not exist/i, 'nameless-account'],
  [/pre-existing shared memory block|lock file ".*" already exists/i, 'in-use'],
  [/files are incompatible with server|initialized by PostgreSQL version/i, 'other-version'],
  [/could not create any Unix-domain sockets|could not create any TCP\/IP sockets|could not bind/i, 'address'],
  [/Read-only file system|Permission denied|wrong ownership|invalid permissions/i, 'not-writable'],
  [/checkpoint record|PANIC|invalid data in file|could not open file|could not read file|is empty/i, 'damaged'],
];

/** The reason in the last log messages of a program that failed; the text itself is not passed on. */
export function failureReason(messages: string): UnavailableReason {
  return MEANINGS.find(([pattern]) => pattern.test(messages))?.[1] ?? 'did-not-start';
}

/** The reason that an error of the file system stands for. */
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
