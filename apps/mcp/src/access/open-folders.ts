import { constants, realpathSync, statSync } from 'node:fs';
import { lstat, open, readlink, realpath, type FileHandle } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

import { FileRefusal, noOpenFolders, type OpenFolders } from '@bursar/toolkit';

import { APPLICATION_SETTINGS } from '../configuration/application-settings';
import { invalidSetting } from '../configuration/read-settings';

const MEBIBYTE = 1024 * 1024;
const TEXT_LIMIT_BYTES = 32 * MEBIBYTE;

/**
 * Opens folders to tool arguments that name a file. Symbolic links are resolved first, and the target must lie inside a
 * folder; so does a hard link, wherever its file has other names. A relative path is tried in each folder. Throws a UsageError for a folder that does not exist.
 *
 * @param trades the folder of the trades, which is tried first.
 */
export function openFolders(folders: readonly string[], trades?: string): OpenFolders {
  const roots = [
    ...(trades === undefined ? [] : [resolvedFolder(trades, 'trades')]),
    ...folders.map((folder) => resolvedFolder(folder, 'files')),
  ];
  if (roots.length === 0) return noOpenFolders;
  const readBytes = async (path: string, limitBytes: number) =>
    readFile(roots, await findInside(roots, path), limitBytes);
  return { any: true, readBytes, read: async (path) => textOf(await readBytes(path, TEXT_LIMIT_BYTES)) };
}

function resolvedFolder(folder: string, setting: 'files' | 'trades'): string {
  try {
    const root = realpathSync(resolve(folder));
    if (statSync(root).isDirectory()) return root;
  } catch {
    // Reported below, like a file in place of a directory.
  }
  throw invalidSetting(APPLICATION_SETTINGS[setting], folder, `--${setting}`);
}

async function findInside(roots: readonly string[], path: string): Promise<string> {
  for (const root of roots) {
    const target = await realpath(isAbsolute(path) ? path : resolve(root, path)).catch(() => undefined);
    if (target !== undefined && roots.some((allowed) => isInside(allowed, target))) return target;
  }
  throw notThere();
}

/** The same for a missing file and for one elsewhere: it must not reveal what lies outside. */
function notThere(): FileRefusal {
  return new FileRefusal(
    'there is no such file in the open folders',
    'give a path inside a folder opened with --files',
  );
}

function isInside(root: string, target: string): boolean {
  const path = relative(root, target);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** Names can be given to other files at any time: what counts is the file that was opened, and where it lies. */
async function readFile(roots: readonly string[], target: string, limitBytes: number): Promise<Uint8Array> {
  // Non-blocking: a pipe in the folder must not block a call forever.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;
  const file = await open(target, flags).catch(() => undefined);
  if (file === undefined) throw new FileRefusal('the file cannot be read', 'check its permissions');
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw new FileRefusal('that is not a file', 'name a text file');
    const path = await pathOf(file, target);
    if (path === undefined || !roots.some((allowed) => isInside(allowed, path))) throw notThere();
    return await readUpTo(file, facts.size, limitBytes);
  } finally {
    await file.close();
  }
}

/** Where an opened file lies. Linux tells; elsewhere it is `target`, if that still is this file under its real name. */
async function pathOf(file: FileHandle, target: string): Promise<string | undefined> {
  const path = await readlink(`/proc/self/fd/${file.fd}`).catch(() => undefined);
  if (path !== undefined) return path;
  const [opened, named] = await Promise.all([file.stat({ bigint: true }), lstat(target, { bigint: true })]);
  const isSame = opened.dev === named.dev && opened.ino === named.ino;
  return isSame && (await realpath(target)) === target ? target : undefined;
}

/** A file may grow while it is read. */
async function readUpTo(file: FileHandle, size: number, limitBytes: number): Promise<Uint8Array> {
  let bytes = Buffer.alloc(Math.min(size, limitBytes) + 1);
  let length = 0;
  for (;;) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length);
    length += bytesRead;
    if (length > limitBytes) {
      throw new FileRefusal(`the file is larger than ${Math.floor(limitBytes / MEBIBYTE)} MiB`, 'split it');
    }
    if (bytesRead === 0) return new Uint8Array(bytes.buffer, bytes.byteOffset, length);
    if (length === bytes.length)
      bytes = Buffer.concat([bytes, Buffer.alloc(Math.min(length, limitBytes - length + 1))]);
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefusal('the file is not text in UTF-8', 'save it as UTF-8 text');
  }
}
