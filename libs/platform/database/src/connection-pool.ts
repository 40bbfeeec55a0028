import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { Client } from './client';
import { connectFailure } from './connection-failure';
import type { DatabaseServer, ServerTarget } from './database-server';
import { DatabaseUnavailable } from './database-unavailable';
import { startLivenessProbe } from './liveness-probe';
import { poolSettings, type PoolOptions } from './pool-settings';
import type { Session } from './session';
import { StatementNames } from './statement-names';

/** How long the bundled server may take to recover from a crash. */
const RECOVERY_LIMIT_MILLISECONDS = 30_000;
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
  #place: string | undefined;
  #isClosed = false;
  /** A pooler in front of an external server may route each statement to another connection, which knows no names. */
  readonly #names: StatementNames | undefined;

  constructor(
    private readonly server: DatabaseServer,
    private readonly options: PoolOptions,
    private readonly openSession: OpenSession<Kind>,
  ) {
    this.#names = server.isOurs ? new StatementNames() : undefined;
  }

  /**
   * Lends a connection to a piece of work. Throws DatabaseUnavailable if none can be had, or if it breaks, the server
   * stops answering or the pool is closed before the work is done.
   */
  async use<Result>(work: (session: Kind) => Promise<Result>): Promise<Result> {
    const session = await this.#session();
    this.#sessions.add(session);
    const settings = async () => poolSettings(await this.server.target(), this.options);
    const stopProbe = startLivenessProbe(settings, () => session.terminate(), this.options.silenceMilliseconds);
    try {
      return await Promise.race([work(session), session.lost]);
    } finally {
      stopProbe();
      this.#sessions.delete(session);
      session.release();
    }
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
  async #session(): Promise<Kind> {
    const deadline = Date.now() + RECOVERY_LIMIT_MILLISECONDS;
    for (;;) {
      if (this.#isClosed) throw new DatabaseUnavailable('closed');
      try {
        const pool = await this.#pool(await this.server.target());
        if (!this.#isClosed) return this.openSession(await connect(pool), this.#names);
      } catch (error) {
        const failure = connectFailure(error);
        const mayComeBack = this.server.isOurs && failure.reason === 'unreachable' && Date.now() < deadline;
        if (!mayComeBack) throw failure;
        await pause(50);
      }
    }
  }

  /** Concurrent first uses share one attempt; after a failure the next use tries again. */
  #pool(target: ServerTarget): Promise<pg.Pool> {
    const place = JSON.stringify(target);
    if (this.#opened !== undefined && this.#place === place) return this.#opened;
    void this.#opened?.then((pool) => pool.end()).catch(() => undefined);
    const opened = openPool(target, this.options);
    [this.#opened, this.#place] = [opened, place];
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = undefined;
    });
    return opened;
  }
}

/** The pool makes its clients of the class that its settings name. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient & Client> {
  const client = await pool.connect();
  if (!(client instanceof Client)) throw new TypeError('a client of another class');
  return client;
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
