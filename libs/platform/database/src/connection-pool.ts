import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { Client } from './client';
import { connectFailure } from './connection-failure';
import { waited, type ConnectionUse } from './connection-use';
import type { DatabaseServer, ServerTarget } from './database-server';
import { DatabaseUnavailable } from './database-unavailable';
import { startLivenessProbe } from './liveness-probe';
import { poolSettings, type PoolOptions } from './pool-settings';
import type { Session } from './session';
import { StatementNames } from './statement-names';

/** How long the bundled server may take to recover from a crash. */
const RECOVERY_LIMIT_MILLISECONDS = 30_000;
/** A call waits no longer for an external server that accepts connections and does not answer. */
const EXTERNAL_CONNECT_LIMIT_MILLISECONDS = 5_000;
/** Running work has this long to finish when the database is closed; then it is rolled back. */
const CLOSE_LIMIT_MILLISECONDS = 1_000;
const TERMINATE_LIMIT_MILLISECONDS = 500;
const OLDEST_SERVER = 150_000;

/** Makes the session of a connection. */
type OpenSession<Kind extends Session> = (client: pg.PoolClient & Client, names: StatementNames | undefined) => Kind;

/** Connections to a server that is found, started and checked at the first use, and found again when it has moved. */
export class ConnectionPool<Kind extends Session> {
  readonly #sessions = new Set<Kind>();
  #opened: Promise<pg.Pool> | undefined;
  #current: pg.Pool | undefined;
  #address: string | undefined;
  #isClosed = false;
  #wasReached = false;
  /** A pooler in front of an external server may route each statement to another connection, which knows no names. */
  readonly #names: StatementNames | undefined;

  constructor(
    private readonly server: DatabaseServer,
    private readonly options: PoolOptions,
    private readonly openSession: OpenSession<Kind>,
    /** The name under which waits for its connections are observed; undefined where others do so. */
    private readonly observedAs: ConnectionUse['pool'] | undefined,
  ) {
    this.#names = server.isManaged ? new StatementNames() : undefined;
  }

  /**
   * Lends a connection to a piece of work. Throws DatabaseUnavailable if none can be had, or if it breaks, the server
   * stops answering or the pool is closed before the work is done.
   */
  async use<Result>(work: (session: Kind) => Promise<Result>): Promise<Result> {
    const opening = this.#session();
    const { session, target } = await (this.observedAs === undefined ? opening : waited(this.observedAs, opening));
    this.#sessions.add(session);
    const settings = () => poolSettings(target, this.options);
    const stopProbe = startLivenessProbe(settings, () => session.terminate(), this.options.probeIntervalMilliseconds);
    try {
      const working = work(session);
      const broken = session.lost.catch((error: unknown) => {
        if (session.isAbandoned) return working;
        throw error;
      });
      return await Promise.race([working, broken]);
    } catch (error) {
      throw this.server.isManaged ? error : session.outcomeOf(error);
    } finally {
      stopProbe();
      this.#sessions.delete(session);
      if (session.isOver) await this.server.doubt?.(target);
      session.release();
    }
  }

  /** Whether there ever was a connection. */
  get wasReached(): boolean {
    return this.#wasReached;
  }

  /** Connections that are open, and those who wait for one. */
  get state(): { readonly open: number; readonly idle: number; readonly pending: number } {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = this.#current ?? {};
    return { open: totalCount, idle: idleCount, pending: waitingCount };
  }

  /** Ends the connections: running work has a second to finish, then it is rolled back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const pool = await this.#opened?.catch(() => undefined);
    if (pool === undefined) return;
    const ended = pool.end();
    await Promise.race([ended, pause(CLOSE_LIMIT_MILLISECONDS, undefined, { ref: false })]);
    for (const session of this.#sessions) session.terminate();
    // Do not wait for a server that no longer answers.
    await Promise.race([ended, pause(TERMINATE_LIMIT_MILLISECONDS, undefined, { ref: false })]);
  }

  /** When connecting fails, nothing has been done yet, so the bundled server gets the time to recover. */
  async #session(): Promise<{ readonly session: Kind; readonly target: ServerTarget }> {
    const deadline = Date.now() + RECOVERY_LIMIT_MILLISECONDS;
    for (;;) {
      if (this.#isClosed) throw new DatabaseUnavailable('closed');
      let target: ServerTarget | undefined;
      try {
        target = await this.server.target();
        const pool = (this.#current = await this.#pool(target));
        const client = await connect(pool, this.server.isManaged ? undefined : EXTERNAL_CONNECT_LIMIT_MILLISECONDS);
        this.#wasReached = true;
        if (!this.#isClosed) return { session: this.openSession(client, this.#names), target };
        client.release();
      } catch (error) {
        if (target !== undefined) await this.server.doubt?.(target);
        const failure = connectFailure(error);
        // The connections are those to a server of deleted files.
        if (failure.reason === 'deleted') this.#drop();
        const mayComeBack = this.server.isManaged && failure.reason === 'unreachable' && Date.now() < deadline;
        if (!mayComeBack) throw failure.undone();
        await pause(50);
      }
    }
  }

  #drop(): void {
    void this.#opened?.then((pool) => pool.end()).catch(() => undefined);
    this.#opened = undefined;
  }

  /** Concurrent first uses share one attempt; after a failure the next use tries again. */
  #pool(target: ServerTarget): Promise<pg.Pool> {
    const address = JSON.stringify(target);
    if (this.#opened !== undefined && this.#address === address) return this.#opened;
    this.#drop();
    const opened = openPool(target, this.options);
    [this.#opened, this.#address] = [opened, address];
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = undefined;
    });
    return opened;
  }
}

/** The pool makes its clients of the class that its settings name. */
async function connect(pool: pg.Pool, limit: number | undefined): Promise<pg.PoolClient & Client> {
  const connecting = pool.connect();
  const client = await (limit === undefined ? connecting : within(limit, connecting));
  if (!(client instanceof Client)) throw new TypeError('a client of another class');
  return client;
}

/** The driver limits the time to connect, but not that of the first statements on the connection. */
async function within(limit: number, connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new DatabaseUnavailable('unreachable'));
    }, limit);
  });
  connecting.then((client) => isLate && client.release(true)).catch(() => undefined);
  try {
    return await Promise.race([connecting, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function openPool(target: ServerTarget, options: PoolOptions): Promise<pg.Pool> {
  const pool = new pg.Pool(poolSettings(target, options));
  // The pool drops an idle connection that breaks. Without a listener, its error would end the process.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`);
    if (Number(rows[0]?.version) < OLDEST_SERVER) throw new DatabaseUnavailable('too-old');
    return pool;
  } catch (error) {
    void pool.end().catch(() => undefined);
    throw error;
  }
}
