import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { BackupRefusal } from './backup-refusal';
import { FIRST_LINE, lastLine } from './format';

export interface BackupFileOptions {
  /** Replaces a file that is there already; otherwise that is refused. */
  readonly replace: boolean;
  /** Breaks off and removes what was written. */
  readonly signal?: AbortSignal | undefined;
}

/** Refuses, before anything is done, a place where a backup cannot be put. Throws BackupRefusal. */
export function checkPlace(path: string, { replace }: BackupFileOptions): void {
  const found = look(path);
  if (found === undefined) return;
  if (!found.isFile()) throw new BackupRefusal('not-writable', `${path} is not a file; name a file to write to.`);
  if (!replace)
    throw new BackupRefusal('exists', `${path} exists already; name another file, or replace it with --force.`);
}

/** What is there; where that cannot be known, writing will tell why. */
function look(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Writes a backup with these contents, readable by this account only. It is written beside its place under a name of
 * its own and gets its name when it is whole and on disk. Gives its size in bytes. Throws BackupRefusal.
 */
export async function writeBackupFile(
  path: string,
  contents: AsyncIterable<Buffer>,
  options: BackupFileOptions,
): Promise<number> {
  const half = `${path}.${randomBytes(4).toString('hex')}.partial`;
  let file: FileHandle | undefined;
  try {
    const opened = (file = await open(half, 'wx', 0o600));
    const write = (parts: AsyncIterable<Buffer>) => writeFile(opened, parts);
    await pipeline(contents, createGzip(), sealed, write, { signal: options.signal });
    await file.sync();
    const { size } = await file.stat();
    await file.close();
    checkPlace(path, options);
    await rename(half, path);
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    await file?.close().catch(() => undefined);
    await rm(half, { force: true }).catch(() => undefined);
    throw writeFailure(error, path);
  }
}

/** The compressed contents between the first line and the last. */
async function* sealed(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256');
  const counted = (part: Buffer) => {
    hash.update(part);
    return part;
  };
  yield counted(Buffer.from(FIRST_LINE));
  for await (const part of compressed) yield counted(part);
  yield Buffer.from(lastLine(hash.digest('hex')));
}

/** The name is on disk only when its folder is. Windows neither can nor has to, and some file systems cannot. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function writeFailure(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackupRefusal('disk-full', `There is no room for ${path}; free some space or name another place.`);
  }
  if (!existsSync(dirname(path))) {
    return new BackupRefusal('not-writable', `The folder of ${path} does not exist; make it or name another.`);
  }
  return new BackupRefusal('not-writable', `${path} cannot be written here (${code}); name another place.`);
}
