import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type { Encryption } from './age/encryption';
import { BackupRefusal } from './backup-refusal';
import { FIRST_LINE, lastLine } from './format';

export interface BackupFileOptions {
  /** Replace an existing file; otherwise it is refused. */
  readonly replace: boolean;
  /** Cancels writing and removes the file. */
  readonly signal?: AbortSignal | undefined;
  /** Encrypts what is written, so that nothing else ever is. */
  readonly encryption?: Encryption | undefined;
  /** Checks the complete file under its temporary name; if it throws, the file is removed. */
  readonly check?: ((path: string) => Promise<void>) | undefined;
}

/** Throws BackupRefusal if the path is not a file, or an existing file that may not be replaced. */
export function checkTarget(path: string, { replace }: BackupFileOptions): void {
  const found = existing(path);
  if (found === undefined) return;
  if (!found.isFile()) throw new BackupRefusal('not-writable', `${path} is not a file; name a file to write to.`);
  if (!replace)
    throw new BackupRefusal('exists', `${path} exists already; name another file, or replace it with --force.`);
}

/** The existing file, if any; if that cannot be determined, writing reports why. */
function existing(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Writes a backup with these contents, readable only by this account. It is written under a temporary name in the same
 * folder and renamed when it is complete and on disk. Returns its size in bytes. Throws BackupRefusal.
 */
export async function writeBackupFile(
  path: string,
  contents: AsyncIterable<Buffer>,
  options: BackupFileOptions,
): Promise<number> {
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
  let file: FileHandle | undefined;
  try {
    const opened = (file = await open(partial, 'wx', 0o600));
    const write = (parts: AsyncIterable<Buffer>) => writeFile(opened, parts);
    const { encryption, signal } = options;
    if (encryption === undefined) await pipeline(contents, createGzip(), sealed, write, { signal });
    else await pipeline(contents, createGzip(), sealed, encryption.encrypted, write, { signal });
    await file.sync();
    const { size } = await file.stat();
    await file.close();
    await options.check?.(partial);
    options.signal?.throwIfAborted();
    checkTarget(path, options);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    await file?.close().catch(() => undefined);
    await rm(partial, { force: true }).catch(() => undefined);
    throw writeFailure(error, path);
  }
}

/** The compressed contents between the first and the last line. */
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

/** Writes the folder, and with it the new name, to disk. Windows and some file systems cannot, or need not. */
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
