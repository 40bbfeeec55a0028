import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { printable } from '@bursar/toolkit';

import { UsageError } from '../configuration/usage-error';
import { CommandFailure } from './command-failure';
import { write as print } from './print';
import { say } from '../language/say';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type Write = (text: string | Uint8Array) => Promise<void>;

/** Writes to the file of `--output`, or to the standard output. Throws a CommandFailure for what is no place to write to. */
export async function toOutput(
  { output, force = false }: { readonly output?: string | undefined; readonly force?: boolean | undefined },
  work: (write: Write) => Promise<void>,
): Promise<void> {
  if (output === '') throw new UsageError(say('--output needs the name of a file'));
  if (output !== undefined) return isStream(output) ? writeStream(output, work) : writeOutputFile(output, force, work);
  if (force) throw new UsageError(say('--force overwrites a file: name it with --output'));
  await work(print);
}

/** `/dev/stdout`, a named pipe: what is written there is read at once, and nothing can be renamed into its place. */
function isStream(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.isCharacterDevice() || found.isFIFO());
}

async function writeStream(path: string, work: (write: Write) => Promise<void>): Promise<void> {
  try {
    const file = await open(path, 'w');
    try {
      await work(async (text) => file.writeFile(text));
    } finally {
      await file.close();
    }
  } catch (error) {
    throw writeFailure(error, path);
  }
}

/** Throws a CommandFailure where there is something else than a file, or a file that may not be replaced. */
function checkOutput(path: string, replace: boolean): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isFile()) throw refused(say('{path} is not a file; name a file to write to', { path }));
  if (!replace) throw refused(say('{path} exists already; name another file, or replace it with --force', { path }));
}

/**
 * Writes a file that only this account may read: under another name in its folder, renamed when it is complete and on the disk.
 * Throws a CommandFailure; whatever fails, nothing is left.
 */
async function writeOutputFile(named: string, replace: boolean, work: (write: Write) => Promise<void>): Promise<void> {
  // A link stays one: what it leads to is replaced.
  const path = existsSync(named) ? realpathSync(named) : named;
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
  const keepSignals = removeWhenInterrupted(partial, path);
  try {
    checkOutput(path, replace);
    const file = await open(partial, 'wx', 0o600);
    try {
      await work(async (text) => file.writeFile(text));
      await file.sync();
    } finally {
      await file.close();
    }
    checkOutput(path, replace);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw writeFailure(error, path);
  } finally {
    keepSignals();
  }
}

/** Ctrl-C and the like end the command at once, in the middle of a query too, and leave nothing. Returns what takes that back. */
function removeWhenInterrupted(partial: string, path: string): () => void {
  const end = () => {
    rmSync(partial, { force: true });
    process.stderr.write(`bursar: ${say('interrupted; {path} was not written', { path: printable(path) })}\n`);
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

function writeFailure(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return refused(say('there is no room for {path}; free some space or name another place', { path }));
  }
  if (!existsSync(dirname(path)))
    return refused(say('the folder of {path} does not exist; make it or name another', { path }));
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return refused(say('this account is not allowed to write {path}; name another place', { path }));
  return refused(say('{path} cannot be written here ({code}); name another place', { path, code }));
}

const refused = (message: string) => new CommandFailure('NOT_WRITTEN', message);
