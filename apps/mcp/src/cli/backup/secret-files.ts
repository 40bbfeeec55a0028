import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

import { printable } from '@bursar/toolkit';

import { UsageError } from '../../configuration/usage-error';
import { unreadable } from '../read-input';
import { say } from '../../language/say';

const LARGEST_BYTES = 1024 * 1024;
const LOOKS_SECRET = /AGE-SECRET-KEY-/i;

/** The text of a small file that a flag or variable names. Throws UsageError. */
export function readNamedFile(name: string, path: string): string {
  if (LOOKS_SECRET.test(path))
    throw new UsageError(say('{name} names a file; a secret is never an argument', { name }));
  return readText(name, path).text;
}

/** The same for a secret; a file that others can read is taken with a warning on stderr. */
export function readSecretFile(name: string, path: string): string {
  if (LOOKS_SECRET.test(path))
    throw new UsageError(say('{name} names a file; a secret is never an argument', { name }));
  const { text, mode } = readText(name, path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    process.stderr.write(
      `bursar: ${say('{path} can be read by others; chmod 600 would keep it yours', { path: printable(path) })}\n`,
    );
  }
  return text;
}

function readText(name: string, path: string): { text: string; mode: number } {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const { mode } = fstatSync(file);
    const buffer = Buffer.alloc(LARGEST_BYTES + 1);
    let length = 0;
    // A pipe, such as <(…) of a shell, gives its bytes in pieces.
    for (let read = -1; read !== 0 && length < buffer.length; length += read) {
      read = readSync(file, buffer, length, buffer.length - length, null);
    }
    if (length > LARGEST_BYTES) throw new UsageError(say('the file of {name} is too large', { name }));
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(buffer.subarray(0, length)),
      mode,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new UsageError(say('the file of {name} is not text in UTF-8', { name }));
    throw unreadable(path, error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
