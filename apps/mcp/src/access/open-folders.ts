import { constants, realpathSync, statSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

import { FileRefusal, noOpenFolders, type OpenFolders } from '@bursar/toolkit';

import { APPLICATION_SETTINGS } from '../configuration/application-settings';
import { invalidSetting } from '../configuration/read-settings';

const MEBIBYTE = 1024 * 1024;
const TEXT_LIMIT_BYTES = 32 * MEBIBYTE;

/**
 * Opens folders to tool arguments that name a file. Symbolic links are resolved first, and the target must lie inside a
 * folder. A relative path is tried in each folder. Throws a UsageError for a folder that does not exist.
 */
export function openFolders(folders: readonly string[]): OpenFolders {
  if (folders.length === 0) return noOpenFolders;
  const roots = folders.map(resolvedFolder);
  const readBytes = async (path: string, limitBytes: number) => readFile(await findInside(roots, path), limitBytes);
  return { any: true, readBytes, read: async (path) => textOf(await readBytes(path, TEXT_LIMIT_BYTES)) };
}

function resolvedFolder(folder: string): string {
  try {
    const root = realpathSync(resolve(folder));
    if (statSync(root).isDirectory()) return root;
  } catch {
    // Reported below, like a file in place of a directory.
  }
  throw invalidSetting(APPLICATION_SETTINGS.files, folder, '--files');
}

async function findInside(roots: readonly string[], path: string): Promise<string> {
  for (const root of roots) {
    const target = await realpath(isAbsolute(path) ? path : resolve(root, path)).catch(() => undefined);
    if (target !== undefined && roots.some((allowed) => isInside(allowed, target))) return target;
  }
  // The same message for a missing file and for one elsewhere: it must not reveal what lies outside.
  throw new FileRefusal('there is no such file in the open folders', 'give a path inside a folder opened with --files');
}

function isInside(root: string, target: string): boolean {
  const path = relative(root, target);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

async function readFile(target: string, limitBytes: number): Promise<Uint8Array> {
  // Non-blocking: a pipe in the folder must not block a call forever.
  const file = await open(target, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => undefined);
  if (file === undefined) throw new FileRefusal('the file cannot be read', 'check its permissions');
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw new FileRefusal('that is not a file', 'name a text file');
    const limit = Math.floor(limitBytes / MEBIBYTE);
    if (facts.size > limitBytes) throw new FileRefusal(`the file is larger than ${limit} MiB`, 'split it');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefusal('the file is not text in UTF-8', 'save it as UTF-8 text');
  }
}
