import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

import { DatabaseUnavailable } from '../database-unavailable';
import type { Account } from './account';
import type { Layout } from './layout';
import { packageVersion, program } from './locate-binaries';

/** What only builds of other programs need. */
const NOT_COPIED = /\.(a|la)$|^(pkgconfig|pgxs|include)$/;

/**
 * A folder of binaries that the account can run: the package's own, with the links to its libraries made where its
 * install script could not; else a copy, where the package cannot be written or the account cannot get to it.
 * Throws DatabaseUnavailable `binaries-missing` when neither runs.
 */
export function prepareBinaries(native: string, layout: Layout, account: Account | undefined): string {
  if (!existsSync(program(native, 'postgres'))) throw new DatabaseUnavailable('binaries-missing');
  makeLibraryLinks(native);
  if (runs(native, account)) return native;
  for (const folder of copyFolders(native, layout)) {
    const copy = copyOnce(native, folder);
    if (copy !== undefined && runs(copy, account)) return copy;
  }
  throw new DatabaseUnavailable('binaries-missing');
}

/** Makes the links that the package lists and that are missing. Safe beside others that do the same. */
function makeLibraryLinks(native: string): void {
  for (const { source, target } of listedLinks(native)) {
    const link = join(native, '..', target);
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch {
      // It is there already, or cannot be made: whether the server runs tells.
    }
  }
}

function listedLinks(native: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  } catch {
    // Windows has none.
    return [];
  }
}

/** Tried rather than worked out: rights, links, mount options and missing system libraries all show here. */
function runs(native: string, account: Account | undefined): boolean {
  const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  return ['postgres', 'initdb'].every((name) => {
    const path = program(native, name as 'postgres' | 'initdb');
    return spawnSync(path, ['--version'], { cwd: '/', stdio: 'ignore', windowsHide: true, ...as }).status === 0;
  });
}

/** Places for a copy. What lies in the data directory goes with it; the others serve where it is out of reach. */
function copyFolders(native: string, { dataDir }: Layout): string[] {
  const name = `bursar-postgres-${packageVersion(native)}-${process.platform}-${process.arch}`;
  const shared = process.platform === 'win32' ? [] : [join('/var/cache', name)];
  return [join(dataDir, name), ...shared, join(tmpdir(), `${name}-${process.geteuid?.() ?? 0}`)];
}

/** The copy in a folder, made beside it and renamed, so that it is whole or not there; undefined where that fails. */
function copyOnce(native: string, folder: string): string | undefined {
  const copy = join(folder, 'native');
  try {
    if (!existsSync(copy)) {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      // Whatever the mask of this process: another account is to run it.
      chmodSync(folder, 0o755);
      const half = mkdtempSync(join(folder, 'half-'));
      try {
        copyBinaries(native, join(half, 'native'));
        renameSync(join(half, 'native'), copy);
      } finally {
        rmSync(half, { recursive: true, force: true });
      }
    }
  } catch {
    // No room, no right, or another process was faster.
  }
  return existsSync(copy) && isOurs(folder) ? copy : undefined;
}

function copyBinaries(native: string, to: string): void {
  cpSync(native, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NOT_COPIED.test(basename(path)),
  });
  // Folders come with the rights of the original, which may be closed to writing.
  chmodSync(join(to, 'lib'), 0o755);
  makeLibraryLinks(to);
}

/** In a folder for everyone's temporary files, another account may have been there first. */
function isOurs(folder: string): boolean {
  if (process.platform === 'win32') return true;
  const { uid, mode } = lstatSync(folder);
  return uid === process.geteuid?.() && (mode & 0o022) === 0;
}
