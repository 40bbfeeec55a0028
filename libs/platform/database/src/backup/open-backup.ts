import { createHash, type Hash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { BackupRefusal } from './backup-refusal';
import { ContentReader } from './content-reader';
import { ANY_FIRST_LINE, FIRST_LINE, FORMAT, LAST_LINE, LAST_LINE_LENGTH } from './format';

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

/** Opens a backup and verifies its checksum before anything else is done with it. Throws BackupRefusal. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const file = await openFile(path);
  try {
    const { end, sha256 } = await readEnds(file, path);
    const hash = createHash('sha256');
    for await (const part of partsOf(file, 0, end)) hash.update(part);
    if (hash.digest('hex') !== sha256) throw altered(path);
    return { read: (work) => readContents(file, { path, end, sha256 }, work), close: () => file.close() };
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

/** Checks the first line and returns the position and the checksum of the last one. */
async function readEnds(file: FileHandle, path: string): Promise<{ end: number; sha256: string }> {
  const { size } = await file.stat();
  const [, format] = ANY_FIRST_LINE.exec(await textAt(file, 0, 32)) ?? [];
  if (format === undefined) throw new BackupRefusal('not-a-backup', `${path} is not a backup of bursar.`);
  if (Number(format) !== FORMAT) {
    throw new BackupRefusal('newer-format', `${path} was made by a newer version of bursar; restore it with that one.`);
  }
  const end = size - LAST_LINE_LENGTH;
  const [, sha256] = LAST_LINE.exec(await textAt(file, Math.max(0, end), LAST_LINE_LENGTH)) ?? [];
  if (sha256 === undefined || end < FIRST_LINE.length) {
    throw new BackupRefusal(
      'cut-off',
      `${path} is not whole: its end is missing; copy it again, or use another backup.`,
    );
  }
  return { end, sha256 };
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}

function partsOf(file: FileHandle, start: number, end: number): AsyncIterable<Buffer> {
  return file.createReadStream({ start, end: end - 1, autoClose: false, highWaterMark: CHUNK_BYTES });
}

async function readContents<Result>(
  file: FileHandle,
  { path, end, sha256 }: { readonly path: string; readonly end: number; readonly sha256: string },
  work: (contents: ContentReader) => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256').update(FIRST_LINE);
  let result: Promise<Result> | undefined;
  try {
    await pipeline(
      hashed(partsOf(file, FIRST_LINE.length, end), hash),
      createGunzip({ chunkSize: CHUNK_BYTES }),
      async (contents: AsyncIterable<Buffer>) => {
        result = work(new ContentReader(contents, () => altered(path)));
        await result;
      },
    );
  } catch (error) {
    throw readFailure(error, path);
  }
  if (hash.digest('hex') !== sha256) throw altered(path);
  return result as Promise<Result>;
}

async function* hashed(parts: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer, void> {
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
}

function altered(path: string): BackupRefusal {
  return new BackupRefusal('altered', `${path} is damaged or was altered; copy it again, or use another backup.`);
}

function readFailure(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code?.startsWith('Z_')) return altered(path);
  if (syscall === undefined) return error;
  return new BackupRefusal('unreadable', `${path} cannot be read (${code}).`);
}
