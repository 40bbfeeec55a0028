import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { DatabaseUnavailable } from '../database-unavailable';
import { hasCluster } from './cluster';
import { layoutOf } from './layout';
import { socketOf } from './postmaster';
import { fileFailureReason } from './start-failure';

/** The content of a data directory: nothing yet, or a cluster that this version can run. */
export type DataDirectoryState = 'new' | 'used';

/**
 * Checks a data directory without starting a server in it, and leaves it as it was. Throws DatabaseUnavailable
 * `not-writable`, `disk-full`, `address`, `other-version` or `damaged`.
 */
export function inspectDataDirectory(path: string): DataDirectoryState {
  const layout = layoutOf(resolve(path));
  tryWriting(nearestFolder(layout.dataDir));
  socketOf(layout);
  return existsSync(layout.dataDir) && hasCluster(layout) ? 'used' : 'new';
}

/** Whether accounts other than its owner may write to a data directory, and so replace what is in it. */
export function isOpenToOthers(path: string): boolean {
  if (process.platform === 'win32') return false;
  const facts = statSync(resolve(path), { throwIfNoEntry: false });
  return facts !== undefined && (facts.mode & 0o022) !== 0;
}

/** The folder in which a directory that does not exist yet would be created. */
function nearestFolder(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : nearestFolder(dirname(path));
}

/** Writing is tried out, since permissions, mount options and quotas all matter. */
function tryWriting(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, 'bursar-try-')));
  } catch (error) {
    throw new DatabaseUnavailable(fileFailureReason(error) === 'disk-full' ? 'disk-full' : 'not-writable');
  }
}
