import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { DatabaseUnavailable } from '../database-unavailable';

/** Socket addresses hold 108 bytes on Linux and 104 on macOS, including the terminating zero (unix(7)). */
const LIMIT_BYTES = 100;

/**
 * A path to the same socket that is short enough for an address. Sockets are always in the data directory; if its path
 * is long, a link in a private folder under the temporary folder replaces it. Each process may make its own link, so
 * processes do not have to agree on its path. Throws DatabaseUnavailable `address` if no link can be made.
 */
export function shortPath(dataDir: string, socket: string): string {
  if (process.platform === 'win32' || Buffer.byteLength(socket) <= LIMIT_BYTES) return socket;
  for (const folder of linkFolders(dataDir)) {
    const short = join(folder, 'd', relative(dataDir, socket));
    if (Buffer.byteLength(short) <= LIMIT_BYTES && makeLink(folder, dataDir)) return short;
  }
  throw new DatabaseUnavailable('address');
}

/** Removes the links to a data directory that is no longer in use. The next process makes its own. */
export function removeShortPaths(dataDir: string): void {
  for (const folder of linkFolders(dataDir)) rmSync(folder, { recursive: true, force: true });
}

function linkFolders(dataDir: string): string[] {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return [tmpdir(), '/tmp'].map((parent) => join(parent, `bursar-${process.geteuid?.()}-${name}`));
}

function makeLink(folder: string, dataDir: string): boolean {
  const link = join(folder, 'd');
  try {
    mkdirSync(folder, { mode: 0o700, recursive: true });
    // Any account may make folders there: one that is accessible to others is not used.
    const { uid, mode } = lstatSync(folder);
    if (uid !== process.geteuid?.() || (mode & 0o077) !== 0) return false;
    if (targetOf(link) === dataDir) return true;
    if (targetOf(link) !== undefined) unlinkSync(link);
    symlinkSync(dataDir, link);
    return true;
  } catch {
    return targetOf(link) === dataDir;
  }
}

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
