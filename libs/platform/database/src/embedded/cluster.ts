import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

import { DatabaseUnavailable } from '../database-unavailable';
import type { Account } from './account';
import { MAJOR_VERSION, type Layout } from './layout';
import { program } from './locate-binaries';
import { clusterArgument, runServerProgram } from './run-server-program';
import { failureReason, textFrom } from './start-failure';

export const SUPERUSER = 'bursar';

/** The settings of a new cluster. */
export interface ClusterSettings {
  readonly layout: Layout;
  readonly binaries: string;
  readonly account: Account | undefined;
  readonly log: number;
  /** TCP on loopback with a password, for systems without Unix domain sockets. */
  readonly loopback: boolean;
  /** Skips fsync, for data directories that are deleted afterwards. */
  readonly ephemeral: boolean;
}

/**
 * Creates the cluster if there is none. It is created under a temporary name and renamed when it is complete and on
 * disk, so that a crash leaves no partial one. Only the keeper may call this. Throws DatabaseUnavailable
 * `other-version`, `disk-full`, `not-writable` or `did-not-start`.
 */
export async function ensureCluster(settings: ClusterSettings): Promise<void> {
  const { layout } = settings;
  removePartialClusters(layout);
  if (hasCluster(layout)) return;

  const partial = mkdtempSync(`${layout.cluster}.new-`);
  try {
    if (settings.account !== undefined) chownSync(partial, settings.account.uid, settings.account.gid);
    await runInitdb(partial, settings);
    renameSync(partial, layout.cluster);
    if (!settings.ephemeral) syncFolder(layout.dataDir);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Whether there is a cluster that this version can run. Throws DatabaseUnavailable `other-version` or `damaged`. */
export function hasCluster(layout: Layout): boolean {
  if (!existsSync(layout.cluster)) {
    refuseOtherVersions(layout);
    return false;
  }
  checkVersion(layout);
  return true;
}

/** The major version of a cluster, or undefined if there is no cluster. */
export function clusterVersion(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The superuser's password for TCP, generated at the first use. */
export function loopbackPassword({ password }: Layout): string {
  if (!existsSync(password)) {
    mkdirSync(join(password, '..'), { recursive: true });
    writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(password, 'utf8').trim();
}

function removePartialClusters({ dataDir, cluster }: Layout): void {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // An initdb that outlived its keeper may still write there; the next start removes it.
    }
  }
}

function checkVersion({ cluster }: Layout): void {
  const version = clusterVersion(cluster);
  if (version === undefined) throw new DatabaseUnavailable('damaged');
  if (version !== String(MAJOR_VERSION)) throw new DatabaseUnavailable('other-version');
}

/** An empty database next to one of another version would look as if all data were lost. */
function refuseOtherVersions({ dataDir }: Layout): void {
  const isCluster = (name: string) => /^postgres-\d+$/.test(name) && clusterVersion(join(dataDir, name)) !== undefined;
  if (readdirSync(dataDir).some(isCluster)) throw new DatabaseUnavailable('other-version');
}

async function runInitdb(folder: string, settings: ClusterSettings): Promise<void> {
  const { layout, binaries, account, log, loopback, ephemeral } = settings;
  const before = fstatSync(log).size;
  if (loopback) loopbackPassword(layout);
  const child = runServerProgram({
    path: program(binaries, 'initdb'),
    args: [
      `--pgdata=${clusterArgument(folder, account)}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      ...(loopback ? ['--auth-host=scram-sha-256', `--pwfile=${layout.password}`] : ['--auth-host=reject']),
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(ephemeral ? ['--no-sync'] : []),
    ],
    cluster: folder,
    account,
    stdio: ['ignore', log, log],
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new DatabaseUnavailable(failureReason(textFrom(layout.log, before)));
}

function syncFolder(path: string): void {
  // Windows cannot sync folders and does not need to.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
