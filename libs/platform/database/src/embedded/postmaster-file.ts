import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SOCKET_PORT } from './layout';

/** The file `postmaster.pid` that a running server maintains (PostgreSQL: Database File Layout). */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** `starting`, `ready`, `stopping`, or empty in the first moments. */
  readonly status: string;
}

/** The cluster's `postmaster.pid`, or undefined if it cannot be read. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    // A standalone backend writes its process id as a negative number.
    const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
    return pid > 0 ? { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is a server of this cluster, and not another one that got the process id of a dead server. */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    if (process.platform === 'win32') return execFileSync('tasklist', ['/FI', `PID eq ${pid}`]).includes('postgres');
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)]).includes('postgres');
  } catch {
    return false;
  }
}

/** Whether there is a process with this id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Lets the server start if the process id of a dead one was reused by another process. PostgreSQL considers a file with
 * the id of its own parent stale; the rest of the file stays, because it identifies shared memory that backends may
 * still use.
 */
export function disownPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const [, ...rest] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [process.pid, ...rest].join('\n'));
  rmSync(join(cluster, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
}
