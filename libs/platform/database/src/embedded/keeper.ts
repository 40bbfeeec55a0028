import { openSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';

import { DatabaseUnavailable, type UnavailableReason } from '../database-unavailable';
import { serverAccount, type Account } from './account';
import { clusterVersion, ensureCluster } from './cluster';
import { LEASE_LINE, onLines, writeState, type KeeperState } from './keeper-protocol';
import type { Layout } from './layout';
import { startPostmaster, type Postmaster } from './postmaster';
import { prepareBinaries } from './prepare-binaries';
import { removeShortPaths } from './short-path';
import { fileFailureReason } from './start-failure';

/** How long a new server without a lease waits for the process that started it. */
const FIRST_LEASE_LIMIT_MILLISECONDS = 2_000;
const LOG_LIMIT_BYTES = 1_000_000;
/** A server that crashes this often within the window is given up. */
const RESTART_LIMIT = 5;
const RESTART_WINDOW_MILLISECONDS = 60_000;

export interface KeeperSettings {
  readonly layout: Layout;
  /** The package's `native` folder. */
  readonly native: string;
  readonly loopback: boolean;
  /** Delete the data directory when the server ends. */
  readonly ephemeral: boolean;
  /** How long the server runs on after its last lease has ended. */
  readonly lingerMilliseconds: number;
}

/**
 * Runs the one server of a data directory for as long as there is a lease, which is an open connection to this process:
 * the operating system closes it when the other process dies, however it dies.
 */
export class Keeper {
  readonly #leases = new Set<Socket>();
  readonly #connections = new Set<Socket>();
  readonly #restarts: number[] = [];
  #state: KeeperState = { state: 'starting' };
  #isStopping = false;
  #wake: () => void = () => undefined;
  #linger: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: KeeperSettings,
    private readonly server: Server,
  ) {}

  /** Serves until the last lease has ended or `stop` is called; returns the reason if the server cannot be kept running. */
  async run(): Promise<UnavailableReason | undefined> {
    this.server.on('connection', (socket) => this.#accept(socket));
    let failure: UnavailableReason | undefined;
    try {
      await this.#keepRunning();
    } catch (error) {
      failure = reasonOf(error);
      this.#announce({ state: 'failed', reason: failure });
    }
    if (this.settings.ephemeral) removeDataDirectory(this.settings.layout);
    await this.#leave();
    return failure;
  }

  /** Ends the server, after which `run` returns. */
  stop(): void {
    this.#isStopping = true;
    this.#wake();
  }

  async #keepRunning(): Promise<void> {
    const { layout, native, loopback, ephemeral } = this.settings;
    const log = openLog(layout);
    const account = serverAccount(layout);
    const binaries = prepareBinaries(native, layout, account);
    const cluster = { layout, binaries, account, log, loopback, ephemeral };
    await ensureCluster(cluster);
    // The same port after a crash, so that clients find the server again.
    const loopbackPort = loopback ? await freePort() : undefined;
    while (!this.#isStopping) {
      const postmaster = await startPostmaster({ ...cluster, loopbackPort });
      this.#announce({ state: 'ready', address: { loopbackPort: loopback ? postmaster.port : undefined } });
      this.#stopWhenUnused(FIRST_LEASE_LIMIT_MILLISECONDS);
      await this.#waitForEnd(postmaster);
      this.#state = { state: 'starting' };
      if (this.#isStopping) await postmaster.stop();
      else this.#allowRestart(account);
    }
  }

  #waitForEnd({ ended }: Postmaster): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (this.#isStopping) resolve();
      void ended.then(resolve);
    });
  }

  #allowRestart(account: Account | undefined): void {
    const now = Date.now();
    this.#restarts.push(now);
    const recent = this.#restarts.filter((at) => now - at < RESTART_WINDOW_MILLISECONDS);
    // A directory that was deleted while the server ran is not created again.
    const isGone = clusterVersion(this.settings.layout.cluster) === undefined;
    if (isGone || recent.length > RESTART_LIMIT) throw new DatabaseUnavailable('did-not-start');
    if (serverAccount(this.settings.layout)?.uid !== account?.uid) throw new DatabaseUnavailable('not-writable');
    this.#announce({ state: 'starting' });
  }

  #accept(socket: Socket): void {
    this.#connections.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#connections.delete(socket);
      if (this.#leases.delete(socket)) this.#stopWhenUnused(this.settings.lingerMilliseconds);
    });
    onLines(socket, (line) => {
      if (line === LEASE_LINE) this.#lend(socket);
    });
  }

  /** Only a lease learns the state: without one the server that it is told of might end before its lease arrives. */
  #lend(socket: Socket): void {
    this.#leases.add(socket);
    // A stopping keeper sends nothing: clients that wait here try again when it has gone.
    if (!this.#isStopping && this.#state.state !== 'starting') writeState(socket, this.#state);
  }

  #announce(state: KeeperState): void {
    this.#state = state;
    for (const socket of this.#leases) writeState(socket, state);
  }

  #stopWhenUnused(afterMilliseconds: number): void {
    clearTimeout(this.#linger);
    if (this.#leases.size > 0) return;
    this.#linger = setTimeout(() => {
      if (this.#leases.size === 0 && this.#state.state === 'ready') this.stop();
    }, afterMilliseconds);
  }

  /** Sends what is buffered to the remaining connections; then the name is free for the next keeper. */
  async #leave(): Promise<void> {
    removeShortPaths(this.settings.layout.dataDir);
    for (const socket of this.#connections) socket.end();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      setTimeout(resolve, 500);
    });
  }
}

function openLog({ log }: Layout): number {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) truncateSync(log);
  return openSync(log, 'a', 0o600);
}

function reasonOf(error: unknown): UnavailableReason {
  return error instanceof DatabaseUnavailable ? error.reason : fileFailureReason(error);
}

/** Renames it first, so that what a newly started process creates at the old path stays. */
function removeDataDirectory({ dataDir }: Layout): void {
  const gone = `${dataDir}.gone-${process.pid}`;
  try {
    renameSync(dataDir, gone);
    rmSync(gone, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Another process has removed it or holds a file in it; the system cleans up its temporary folder.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
