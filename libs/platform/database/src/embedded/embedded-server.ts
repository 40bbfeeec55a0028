import { existsSync, mkdtempSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { DatabaseUnavailable } from '../database-unavailable';
import type { DatabaseServer, ServerTarget } from '../database-server';
import { acquireLease, type Claim } from './acquire-lease';
import { loopbackPassword, SUPERUSER } from './cluster';
import { findKeeperProgram } from './find-keeper-program';
import type { ServerAddress } from './keeper-protocol';
import { layoutOf, type Layout } from './layout';
import { locateBinaries } from './locate-binaries';
import { socketOf } from './postmaster';

const START_LIMIT_MILLISECONDS = 60_000;
const REJOIN_ATTEMPTS = 10;

/** The bundled PostgreSQL. */
export interface EmbeddedOptions {
  /** Where the data is stored. Left out: in a temporary folder that is deleted when the process ends. */
  readonly dataDir?: string;
  /** A `native` folder of binaries to use instead of the platform's package. */
  readonly binaries?: string;
  /** The program that runs `runKeeper`; by default `database-keeper.js` in the folder of the bundle. */
  readonly keeperProgram?: string;
  /** Use TCP on loopback with a password instead of a socket in the data directory; always the case on Windows. */
  readonly loopback?: boolean;
  /** Delete the data directory when the server ends; always the case without a `dataDir`. */
  readonly ephemeral?: boolean;
  /** How long the server runs on after its last user has gone; 0 unless given. */
  readonly lingerMilliseconds?: number;
}

/** One server for all processes of a data directory: joined or started at the first use, released on closing. */
export class EmbeddedServer implements DatabaseServer {
  readonly isManaged = true;
  readonly #options: EmbeddedOptions;
  readonly #closing = new AbortController();
  #dataDir: string | undefined;
  /** Which cluster was joined. */
  #identity: string | undefined;
  #claim: Promise<Claim> | undefined;
  #paths: Layout | undefined;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
    this.#dataDir = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  }

  async target(): Promise<ServerTarget> {
    const deadline = Date.now() + START_LIMIT_MILLISECONDS;
    for (;;) {
      this.#requireCluster();
      const { lease } = await this.#claimed();
      this.#identity ??= identityOf(this.#layout().cluster);
      // Waits while the keeper restarts a server that has crashed.
      const address = await lease.address(deadline);
      if (address !== undefined) return this.#targetAt(address);
      await pause(10);
    }
  }

  async release(): Promise<void> {
    this.#closing.abort();
    const claim = await this.#claim?.catch(() => undefined);
    claim?.lease.release();
  }

  /**
   * PostgreSQL goes on acknowledging writes to files that were deleted, until it looks for its own, once a minute. Throws
   * DatabaseUnavailable `deleted` if the cluster is not the one that was joined first: its server is left, and no other is
   * started, since an empty database in its place would look as if nothing had ever been stored.
   */
  #requireCluster(): void {
    if (this.#identity === undefined || identityOf(this.#layout().cluster) === this.#identity) return;
    void this.#claim?.then(({ lease }) => lease.release()).catch(() => undefined);
    throw new DatabaseUnavailable('deleted');
  }

  /** Concurrent first uses share one start; a start that failed is tried again at the next use. */
  #claimed(): Promise<Claim> {
    if (this.#closing.signal.aborted) throw new DatabaseUnavailable('closed');
    if (this.#claim !== undefined) return this.#claim;
    const claim = this.#acquire();
    this.#claim = claim;
    const forget = () => {
      if (this.#claim === claim) this.#claim = undefined;
    };
    claim.then(({ lease }) => lease.ended.then(forget).then(() => this.#rejoin()), forget);
    return claim;
  }

  async #acquire(): Promise<Claim> {
    const { binaries, keeperProgram, loopback, ephemeral, lingerMilliseconds } = this.#options;
    const order = {
      dataDir: (this.#dataDir ??= realpathSync(mkdtempSync(join(tmpdir(), 'bursar-ephemeral-')))),
      native: binaries ?? locateBinaries(),
      loopback: loopback ?? process.platform === 'win32',
      ephemeral: ephemeral ?? this.#options.dataDir === undefined,
      lingerMilliseconds: lingerMilliseconds ?? 0,
    };
    return acquireLease(order, keeperProgram ?? findKeeperProgram(), {
      deadline: Date.now() + START_LIMIT_MILLISECONDS,
      signal: this.#closing.signal,
    });
  }

  /** When the keeper dies, the server runs on; a new keeper takes it over, so that it is ended in time. */
  async #rejoin(): Promise<void> {
    for (let attempt = 0; attempt < REJOIN_ATTEMPTS; attempt += 1) {
      if (this.#closing.signal.aborted || !existsSync(this.#layout().cluster)) return;
      try {
        await this.#claimed();
        return;
      } catch {
        await pause(100 * (attempt + Math.random()), undefined, { ref: false });
      }
    }
  }

  #layout(): Layout {
    return (this.#paths ??= layoutOf(this.#dataDir as string));
  }

  #targetAt({ loopbackPort }: ServerAddress): ServerTarget {
    const layout = this.#layout();
    const common = { user: SUPERUSER, database: 'postgres' };
    if (loopbackPort === undefined) return { ...common, path: socketOf(layout) };
    return { ...common, host: '127.0.0.1', port: loopbackPort, password: loopbackPassword(layout) };
  }
}

/** Device and inode of a cluster's version file; undefined if there is none, or none that this process may see. */
function identityOf(cluster: string): string | undefined {
  try {
    const { dev, ino } = statSync(join(cluster, 'PG_VERSION'), { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
