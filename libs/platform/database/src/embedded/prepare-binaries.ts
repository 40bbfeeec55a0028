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

/** Files that are needed only to build other programs. */
const NOT_COPIED = /\.(a|la)$|^(pkgconfig|pgxs|include)$/;

/**
 * A folder of binaries that the account can run: that of the package, to which missing links to libraries are added if
 * its install script did not run; otherwise a copy, if the package is not writable or the account cannot reach it.
 * Throws DatabaseUnavailable `binaries-missing` if neither runs.
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

/** Makes the links that the package lists and that are missing. Several processes may do so at once. */
function makeLibraryLinks(native: string): void {
  for (const { source, target } of listedLinks(native)) {
    const link = join(native, '..', target);
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch {
      // It exists or cannot be made; `runs` shows whether that matters.
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

/** The programs are tried out, since permissions, links, mount options and system libraries all matter. */
function runs(native: string, account: Account | undefined): boolean {
  const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  return ['postgres', 'initdb'].every((name) => {
    const path = program(native, name as 'postgres' | 'initdb');
    return spawnSync(path, ['--version'], { cwd: '/', stdio: 'ignore', windowsHide: true, ...as }).status === 0;
  });
}

/** Folders for a copy: in the data directory if possible, elsewhere if the account cannot reach that. */
function copyFolders(native: string, { dataDir }: Layout): string[] {
  const name = `bursar-postgres-${packageVersion(native)}-${process.platform}-${process.arch}`;
  const shared = process.platform === 'win32' ? [] : [join('/var/cache', name)];
  return [join(dataDir, name), ...shared, join(tmpdir(), `${name}-${process.geteuid?.() ?? 0}`)];
}

/** The copy in a folder, made under a temporary name and renamed when it is complete; undefined if that fails. */
function copyOnce(native: string, folder: string): string | undefined {
  const copy = join(folder, 'native');
  try {
    if (!existsSync(copy)) {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      // Regardless of the umask: another account runs it.
      chmodSync(folder, 0o755);
      const partial = mkdtempSync(join(folder, 'partial-'));
      try {
        copyBinaries(native, join(partial, 'native'));
        renameSync(join(partial, 'native'), copy);
      } finally {
        rmSync(partial, { recursive: true, force: true });
      }
    }
  } catch {
    // No space, no permission, or another process was faster.
  }
  return existsSync(copy) && isOwnFolder(folder) ? copy : undefined;
}

function copyBinaries(native: string, to: string): void {
  cpSync(native, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NOT_COPIED.test(basename(path)),
  });
  // Folders are copied with their permissions, which may not allow writing.
  chmodSync(join(to, 'lib'), 0o755);
  makeLibraryLinks(to);
}

/** In the shared temporary folder, another account may have created the folder. */
function isOwnFolder(folder: string): boolean {
  if (process.platform === 'win32') return true;
  const { uid, mode } = lstatSync(folder);
  return uid === process.geteuid?.() && (mode & 0o022) === 0;
}
