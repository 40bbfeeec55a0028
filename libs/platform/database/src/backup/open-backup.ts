import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import type { Parts } from './age/decryption';
import type { Unlock } from './age/secret';
import { altered, BackupRefusal } from './backup-refusal';
import { ContentReader } from './content-reader';
import { openBytes } from './open-bytes';
import { unsealed } from './unsealed';

const CHUNK_BYTES = 256 * 1024;

/** A backup whose file is complete and unchanged. */
export interface OpenBackup {
  /**
   * Lends the contents to a piece of work, which has to read them to the end. If this throws, its effects must be
   * undone: the file may have changed since it was opened. Throws BackupRefusal.
   */
  read<Result>(work: (contents: ContentReader) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens a backup, decrypts it where it is encrypted, and verifies its checksum before anything else is done with it. What is
 * decrypted stays in memory. Throws BackupRefusal.
 */
export async function openBackup(path: string, unlock?: Unlock): Promise<OpenBackup> {
  const file = await openFile(path);
  try {
    const parts = await openBytes(file, path, unlock);
    const sha256 = await checksumOf(unsealed(parts(), path));
    return { read: (work) => readContents(parts, { path, sha256 }, work), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw readFailure(error, path);
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw isMissing ? new BackupRefusal('missing', `${path} does not exist.`) : readFailure(error, path);
  }
}

async function checksumOf(contents: AsyncGenerator<Buffer, string>): Promise<string> {
  for (;;) {
    const { done, value } = await contents.next();
    if (done === true) return value;
  }
}

async function readContents<Result>(
  parts: Parts,
  { path, sha256 }: { readonly path: string; readonly sha256: string },
  work: (contents: ContentReader) => Promise<Result>,
): Promise<Result> {
  let result: Promise<Result> | undefined;
  try {
    await pipeline(
      unchanged(unsealed(parts(), path), path, sha256),
      createGunzip({ chunkSize: CHUNK_BYTES }),
      async (contents: AsyncIterable<Buffer>) => {
        result = work(new ContentReader(contents, () => altered(path)));
        await result;
      },
    );
  } catch (error) {
    throw readFailure(error, path);
  }
  return result as Promise<Result>;
}

/** The contents of the file that was verified, and of no other. */
async function* unchanged(contents: AsyncGenerator<Buffer, string>, path: string, sha256: string) {
  const found = yield* contents;
  if (found !== sha256) throw altered(path);
}

function readFailure(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code?.startsWith('Z_')) return altered(path);
  if (syscall === undefined) return error;
  return new BackupRefusal('unreadable', `${path} cannot be read (${code}).`);
}
