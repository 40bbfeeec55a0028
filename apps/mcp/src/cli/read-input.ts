import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { UsageError } from '../configuration/usage-error';
import { say } from '../language/say';

/** What names the standard input where a FILE is expected. */
export const STANDARD_INPUT = '-';

/** The bytes of a file, or with `-` of the standard input. Throws a UsageError where there is nothing to read. */
export async function readInput(path: string): Promise<Uint8Array<ArrayBuffer>> {
  if (path === STANDARD_INPUT) return readStandardInput();
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Why a file that was named cannot be read. */
export function unreadable(path: string, error: unknown): UsageError {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new UsageError(say('cannot read the file "{path}": there is no such file', { path }));
  if (code === 'EISDIR')
    return new UsageError(say('cannot read the file "{path}": it is a folder; name a file in it', { path }));
  if (code === 'EACCES' || code === 'EPERM')
    return new UsageError(say('cannot read the file "{path}": this account is not allowed to', { path }));
  return new UsageError(say('cannot read the file "{path}"', { path }));
}

/** A file by its name without folders, as it is named to a person. */
export function inputName(path: string): string {
  return path === STANDARD_INPUT ? say('standard input') : basename(path);
}

/** Works on a file; what came in on the standard input is in a temporary one, which only this account may read. */
export async function withInputFile<Result>(path: string, work: (file: string) => Promise<Result>): Promise<Result> {
  if (path !== STANDARD_INPUT) return work(path);
  const folder = mkdtempSync(join(tmpdir(), 'bursar-input-'));
  try {
    const file = join(folder, 'input');
    writeFileSync(file, await readStandardInput(), { mode: 0o600 });
    return await work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readStandardInput(): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  if (!process.stdin.isTTY) for await (const piece of process.stdin) pieces.push(piece as Uint8Array);
  const bytes = Buffer.concat(pieces);
  if (bytes.length === 0) throw new UsageError(say('there is nothing on the standard input, which - stands for'));
  return new Uint8Array(bytes);
}
