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

/** How long a server without any lease waits for the process that had it started. */
const FIRST_LEASE_LIMIT_MILLISECONDS = 2_000;
const LOG_LIMIT_BYTES = 1_000_000;
/** A server that ends again and again by itself is given up. */
const RESTART_LIMIT = 5;
const RESTART_WINDOW_MILLISECONDS = 60_000;

export interface KeeperSettings {
  readonly layout: Layout;
  /** The package's `native` folder. */
  readonly native: string;
  readonly loopback: boolean;
  /** The whole data directory goes with the server. */
  readonly throwaway: boolean;
  /** How long the server outlives its last lease. */
  readonly lingerMilliseconds: number;
}

/**
 * Runs the one server of a data directory for as long as anyone holds a lease, which is an open connection to us: the
 * system closes it when its process dies, however it dies. Settles when the server has ended.
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

  /** Serves until the last lease has gone or `stop` is called; gives the reason when the server cannot be kept up. */
  async run(): Promise<UnavailableReason | undefined> {
    this.server.on('connection', (socket) => this.#accept(socket));
    let failure: UnavailableReason | undefined;
    try {
      await this.#keepUp();
    } catch (error) {
      failure = reasonOf(error);
      this.#announce({ state: 'failed', reason: failure });
    }
    if (this.settings.throwaway) throwAway(this.settings.layout);
    await this.#leave();
    return failure;
  }

  /** Ends the server and then `run`. */
  stop(): void {
    this.#isStopping = true;
    this.#wake();
  }

  async #keepUp(): Promise<void> {
    const { layout, native, loopback, throwaway } = this.settings;
    const log = openLog(layout);
    const account = serverAccount(layout);
    const binaries = prepareBinaries(native, layout, account);
    const cluster = { layout, binaries, account, log, loopback, throwaway };
    await ensureCluster(cluster);
    // The same after a crash, so that whoever was given it finds the server again.
    const loopbackPort = loopback ? await freePort() : undefined;
    while (!this.#isStopping) {
      const postmaster = await startPostmaster({ ...cluster, loopbackPort });
      this.#announce({ state: 'ready', address: { loopbackPort: loopback ? postmaster.port : undefined } });
      this.#stopWhenUnused(FIRST_LEASE_LIMIT_MILLISECONDS);
      await this.#untilEndOf(postmaster);
      this.#state = { state: 'starting' };
      if (this.#isStopping) await postmaster.stop();
      else this.#allowRestart(account);
    }
  }

  #untilEndOf({ ended }: Postmaster): Promise<void> {
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
    // A directory that was deleted under the server is not made anew behind anyone's back.
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
      if (line === LEASE_LINE) this.#leases.add(socket);
    });
    // While stopping nothing is said: whoever waits here tries again when we are gone.
    if (!this.#isStopping && this.#state.state !== 'starting') writeState(socket, this.#state);
  }

  #announce(state: KeeperState): void {
    this.#state = state;
    for (const socket of this.#connections) writeState(socket, state);
  }

  #stopWhenUnused(afterMilliseconds: number): void {
    clearTimeout(this.#linger);
    if (this.#leases.size > 0) return;
    this.#linger = setTimeout(() => {
      if (this.#leases.size === 0 && this.#state.state === 'ready') this.stop();
    }, afterMilliseconds);
  }

  /** Whoever is still connected gets the last words first; then the name is free for the next keeper. */
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

/** Moved first: what a process that starts meanwhile makes at the old place stays. */
function throwAway({ dataDir }: Layout): void {
  const gone = `${dataDir}.gone-${process.pid}`;
  try {
    renameSync(dataDir, gone);
    rmSync(gone, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Someone else has removed it, or holds a file in it; it lies in the folder for temporary files.
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
