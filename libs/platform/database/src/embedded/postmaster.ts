import { spawnSync, type ChildProcess } from 'node:child_process';
import { fstatSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { DatabaseUnavailable } from '../database-unavailable';
import type { Account } from './account';
import { answers } from './keeper-sockets';
import { SOCKET_PORT, type Layout } from './layout';
import { program } from './locate-binaries';
import { disownPostmasterFile, isAlive, isServerOf, readPostmasterFile } from './postmaster-file';
import { clusterArgument, runServerProgram } from './run-server-program';
import { parameterArguments, serverParameters, type ServerSettings } from './server-arguments';
import { shortPath } from './short-path';
import { failureReason, textFrom } from './start-failure';

const POLL_MILLISECONDS = 10;
const ADOPTED_POLL_MILLISECONDS = 250;
/** Recovery from a large log may take long; a server that needs more than this is stuck. */
const START_LIMIT_MILLISECONDS = 120_000;
/** How long the backends of a killed server may hold its shared memory. */
const BUSY_LIMIT_MILLISECONDS = 15_000;
/** A server may not react to a fast shutdown during recovery; an immediate one loses nothing either. */
const STOP_LIMIT_MILLISECONDS = 3_000;

/** The settings of a start. */
export interface PostmasterSettings extends ServerSettings {
  readonly layout: Layout;
  readonly binaries: string;
  readonly account: Account | undefined;
  /** The server's parameters, for another version than the bundled one. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** A descriptor of the log, open for appending. */
  readonly log: number;
}

/** A running server. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Shuts it down; by force if that takes too long. */
  stop(): Promise<void>;
}

/**
 * Starts the server of a cluster, or takes over one that outlived its keeper. Only the keeper may call this.
 * Throws DatabaseUnavailable with the reason if the server does not start.
 */
export async function startPostmaster(settings: PostmasterSettings): Promise<Postmaster> {
  const deadline = Date.now() + BUSY_LIMIT_MILLISECONDS;
  for (;;) {
    const orphan = await findOrphan(settings);
    if (orphan !== undefined) return adopt(orphan, settings);
    try {
      return await launch(settings);
    } catch (error) {
      const isBusy = error instanceof DatabaseUnavailable && error.reason === 'in-use';
      if (!isBusy || Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

/** A server of this cluster that accepts connections. Waits for one that is starting or stopping. */
async function findOrphan({ layout }: PostmasterSettings): Promise<{ pid: number; port: number } | undefined> {
  const { cluster } = layout;
  const deadline = Date.now() + START_LIMIT_MILLISECONDS;
  for (;;) {
    const file = readPostmasterFile(cluster);
    if (file === undefined || !isAlive(file.pid)) return undefined;
    if (!isServerOf(cluster, file.pid)) {
      disownPostmasterFile(cluster);
      return undefined;
    }
    const listens = process.platform === 'win32' || (await answers(socketOf(layout)));
    if (listens && file.status === 'ready') return { pid: file.pid, port: file.port };
    if (Date.now() > deadline) throw new DatabaseUnavailable('in-use');
    await pause(POLL_MILLISECONDS);
  }
}

/** The address of a server's socket, short enough for the operating system. */
export function socketOf({ dataDir, cluster }: Layout): string {
  return shortPath(dataDir, join(cluster, `.s.PGSQL.${SOCKET_PORT}`));
}

async function launch(settings: PostmasterSettings): Promise<Postmaster> {
  const { layout, binaries, account, log } = settings;
  const before = fstatSync(log).size;
  const child = runServerProgram({
    path: program(binaries, 'postgres'),
    args: [
      '-D',
      clusterArgument(layout.cluster, account),
      ...parameterArguments(settings.parameters ?? serverParameters(settings)),
    ],
    cluster: layout.cluster,
    account,
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await untilReady(child, settings, before);
  const pid = child.pid as number;
  return { pid, port: readPostmasterFile(layout.cluster)?.port ?? 0, ended, stop: () => stop(pid, ended, settings) };
}

async function untilReady(child: ChildProcess, { layout }: PostmasterSettings, before: number): Promise<void> {
  let failed = child.pid === undefined;
  child.once('exit', () => (failed = true));
  const deadline = Date.now() + START_LIMIT_MILLISECONDS;
  for (;;) {
    if (failed) throw new DatabaseUnavailable(failureReason(textFrom(layout.log, before)));
    const file = readPostmasterFile(layout.cluster);
    if (file?.pid === child.pid && file?.status === 'ready') return;
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new DatabaseUnavailable('did-not-start');
    }
    await pause(POLL_MILLISECONDS);
  }
}

/** An orphan is not a child of this process, so its end has to be polled for. */
function adopt({ pid, port }: { pid: number; port: number }, settings: PostmasterSettings): Postmaster {
  const ended = (async () => {
    while (isServerOf(settings.layout.cluster, pid)) await pause(ADOPTED_POLL_MILLISECONDS);
  })();
  return { pid, port, ended, stop: () => stop(pid, ended, settings) };
}

async function stop(pid: number, ended: Promise<void>, { binaries, layout }: PostmasterSettings): Promise<void> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  // Fast ends sessions and writes everything; immediate is like a crash (PostgreSQL: Shutting Down the Server).
  for (const mode of ['fast', 'immediate', 'force'] as const) {
    signal(pid, mode, binaries, layout.cluster);
    await Promise.race([ended, pause(STOP_LIMIT_MILLISECONDS, undefined, { ref: false })]);
    if (isOver) return;
  }
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', force: 'SIGKILL' } as const;

function signal(pid: number, mode: keyof typeof SIGNALS, binaries: string, cluster: string): void {
  try {
    if (process.platform === 'win32' && mode !== 'force') {
      // Windows has no signals; pg_ctl uses a named pipe of the server.
      spawnSync(program(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', mode, '-W'], { windowsHide: true });
    } else {
      process.kill(pid, SIGNALS[mode]);
    }
  } catch {
    // It has ended already.
  }
}
