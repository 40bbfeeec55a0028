import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { connectFailure } from './connection-failure';
import type { DatabaseServer, ServerTarget } from './database-server';
import { DatabaseUnavailable } from './database-unavailable';
import { poolSettings, type PoolOptions } from './pool-settings';
import { Session } from './session';
import { lookForSilence } from './silence';
import { StatementNames } from './statement-names';

/** How long a server of ours may take to come back from a crash. */
const RECOVERY_LIMIT_MILLISECONDS = 30_000;
/** What runs has this time to finish when the database is closed; then it is rolled back. */
const CLOSE_LIMIT_MILLISECONDS = 1_000;
const ABANDON_LIMIT_MILLISECONDS = 500;
const OLDEST_SERVER = 150_000;

/** Connections to a server that is found, started and checked at the first use, and found again when it has moved. */
export class ConnectionPool {
  readonly #sessions = new Set<Session>();
  #opened: Promise<pg.Pool> | undefined;
  #place: string | undefined;
  #isClosed = false;
  /** Poolers before a server of the user's own may hand each statement to another connection, which knows no names. */
  readonly #names: StatementNames | undefined;

  constructor(
    private readonly server: DatabaseServer,
    private readonly options: PoolOptions,
  ) {
    this.#names = server.isOurs ? new StatementNames() : undefined;
  }

  /**
   * Lends a connection to a piece of work. Throws DatabaseUnavailable when there is none to be had, or when it breaks,
   * the server falls silent or the pool is closed before the work is done.
   */
  async use<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const session = await this.#session();
    this.#sessions.add(session);
    const settings = async () => poolSettings(await this.server.target(), this.options);
    const stopLooking = lookForSilence(settings, () => session.abandon(), this.options.silenceMilliseconds);
    try {
      return await Promise.race([work(session), session.lost]);
    } finally {
      stopLooking();
      this.#sessions.delete(session);
      session.release();
    }
  }

  /** Ends connections: what runs has a second to finish, then it is rolled back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const pool = await this.#opened?.catch(() => undefined);
    if (pool === undefined) return;
    const ended = pool.end();
    await Promise.race([ended, pause(CLOSE_LIMIT_MILLISECONDS, undefined, { ref: false })]);
    for (const session of this.#sessions) session.abandon();
    // A server that does not answer any more is not waited for.
    await Promise.race([ended, pause(ABANDON_LIMIT_MILLISECONDS, undefined, { ref: false })]);
  }

  /** Nothing has been done yet when connecting fails, so a server of ours is given the time to come back. */
  async #session(): Promise<Session> {
    const deadline = Date.now() + RECOVERY_LIMIT_MILLISECONDS;
    for (;;) {
      if (this.#isClosed) throw new DatabaseUnavailable('closed');
      try {
        const pool = await this.#pool(await this.server.target());
        if (!this.#isClosed) return new Session(await pool.connect(), this.#names);
      } catch (error) {
        const failure = connectFailure(error);
        const mayComeBack = this.server.isOurs && failure.reason === 'unreachable' && Date.now() < deadline;
        if (!mayComeBack) throw failure;
        await pause(50);
      }
    }
  }

  /** Concurrent first uses share one attempt; one that failed is made again at the next use. */
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

async function openPool(target: ServerTarget, options: PoolOptions): Promise<pg.Pool> {
  const pool = new pg.Pool(poolSettings(target, options));
  // A connection that breaks while nobody has it is dropped, and that is all.
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
