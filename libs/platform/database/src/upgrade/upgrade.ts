import { chownSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { backUp } from '../backup/back-up';
import { restore } from '../backup/restore';
import { DatabaseUnavailable } from '../database-unavailable';
import { serverAccount } from '../embedded/account';
import { SUPERUSER } from '../embedded/cluster';
import { becomeKeeper } from '../embedded/keeper-lock';
import type { EmbeddedOptions } from '../embedded/embedded-server';
import { layoutOf, SOCKET_PORT, type Layout } from '../embedded/layout';
import { prepareBinaries } from '../embedded/prepare-binaries';
import { socketOf, startPostmaster } from '../embedded/postmaster';
import type { Migrations } from '../migrations';
import { openDatabase } from '../open-database';
import { findOlderCluster, type OlderCluster } from './older-cluster';
import { findPostgres } from './find-postgres';
import { UpgradeRefusal } from './upgrade-refusal';

export interface UpgradeOptions {
  /** An absolute path. */
  readonly dataDir: string;
  /** The folder of the older PostgreSQL, with `bin` in it; one that the system has installed unless given. */
  readonly postgres?: string | undefined;
  /** The migrations of every domain of this version. */
  readonly migrations: readonly Migrations[];
  readonly version: string;
  /** See `EmbeddedOptions`. */
  readonly keeperProgram?: string;
}

/** What was upgraded. */
export interface UpgradeSummary {
  readonly from: string;
  readonly rows: number;
  /** Where the older cluster is kept. */
  readonly kept: string;
}

/** Any version understands these. */
const ARGUMENTS = {
  listen_addresses: '',
  port: SOCKET_PORT,
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  log_min_error_statement: 'panic',
};

/**
 * Brings a data directory of an older major version of PostgreSQL to the bundled one: a backup by the older server, restored
 * into a new cluster, which takes the place of the older one once it is complete. A crash at any point leaves the older
 * cluster as it was. A directory of this version stays as it is (undefined). Throws UpgradeRefusal, BackupRefusal and DatabaseUnavailable.
 */
export async function upgrade(options: UpgradeOptions): Promise<UpgradeSummary | undefined> {
  const { dataDir, postgres, migrations, version, keeperProgram } = options;
  const older = findOlderCluster(dataDir);
  if (older === undefined) return undefined;
  const binaries = findPostgres(older.version, postgres);
  const layout = layoutOf(dataDir);
  mkdirSync(layout.keepers, { recursive: true, mode: 0o700 });
  const lock = await becomeKeeper(layout);
  if (lock === undefined) throw new DatabaseUnavailable('in-use');
  const workspace = join(dataDir, 'upgrade');
  try {
    rmSync(workspace, { recursive: true, force: true });
    mkdirSync(workspace, { mode: 0o700 });
    const file = join(workspace, 'data.bursar');
    await backUpOlder(older, binaries, { file, migrations, version });
    const server = { dataDir: join(workspace, 'new'), ...(keeperProgram !== undefined && { keeperProgram }) };
    const { rows } = await restoreInto(server, dataDir, { file, migrations });
    renameSync(layoutOf(join(workspace, 'new')).cluster, layout.cluster);
    const kept = join(dataDir, `former-postgres-${older.version}`);
    rmSync(kept, { recursive: true, force: true });
    renameSync(older.layout.cluster, kept);
    return { from: older.version, rows, kept };
  } finally {
    rmSync(workspace, { recursive: true, force: true });
    await new Promise((resolve) => lock.close(resolve));
  }
}

async function backUpOlder(
  { layout, version }: OlderCluster,
  native: string,
  options: Parameters<typeof backUp>[1],
): Promise<void> {
  const account = serverAccount(layout);
  const log = openSync(layout.log, 'a', 0o600);
  try {
    const binaries = prepareBinaries(native, layout, account);
    const settings = {
      layout,
      binaries,
      account,
      log,
      loopbackPort: undefined,
      ephemeral: false,
      parameters: ARGUMENTS,
    };
    const server = await startPostmaster(settings);
    const host = encodeURIComponent(dirname(socketOf(layout)));
    const database = openDatabase({ url: `postgres://${SUPERUSER}@localhost/postgres?host=${host}` });
    try {
      await backUp(database, options);
    } finally {
      await database.close();
      await server.stop();
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.reason !== 'binaries-missing') throw error;
    throw new UpgradeRefusal(
      `the programs of PostgreSQL ${version} in ${native} cannot be run by the account of the data`,
    );
  } finally {
    closeSync(log);
  }
}

/** Restores into a directory of its own, whose server ends with it. */
async function restoreInto(
  server: EmbeddedOptions & { readonly dataDir: string },
  owner: string,
  options: Parameters<typeof restore>[1],
) {
  const { dataDir } = server;
  mkdirSync(dataDir, { mode: 0o700 });
  const { uid, gid } = statSync(owner);
  if (process.geteuid?.() === 0) chownSync(dataDir, uid, gid);
  const database = openDatabase(server);
  try {
    return await restore(database, options);
  } finally {
    await database.close();
    await untilStopped(layoutOf(dataDir));
  }
}

/** A cluster is moved only when nothing runs in it. */
async function untilStopped({ cluster }: Layout): Promise<void> {
  while (existsSync(join(cluster, 'postmaster.pid'))) await pause(20);
}
