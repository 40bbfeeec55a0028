import { chownSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { ClientProcess, testPrograms } from './client-process';
import type { DatabaseOptions } from '../database-options';

/** `nobody`. */
const ACCOUNT = { uid: 65_534, gid: 65_534 };
const isRoot = process.geteuid?.() === 0;

/** A process that is not root, even if root runs the tests: root may write everywhere. */
export function unprivilegedClient(folder: string, options: DatabaseOptions): ClientProcess {
  if (!isRoot) return new ClientProcess(options);
  // The checkout may be in a folder that only root can read.
  const programs = join(folder, 'programs');
  cpSync(testPrograms(), programs, { recursive: true });
  return new ClientProcess(options, { ...ACCOUNT, cwd: '/' }, programs);
}

/** A new folder that the unprivileged account owns. */
export function unprivilegedFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, ACCOUNT.uid, ACCOUNT.gid);
  return path;
}
