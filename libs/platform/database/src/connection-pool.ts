import { setTimeout as pause } from 'node:timers/promises';

import postgres, { type Options, type PostgresType, type Sql } from 'postgres';

import { connectFailure } from './connection-failure';
import type { DatabaseServer, ServerTarget } from './database-server';
import { DatabaseUnavailable } from './database-unavailable';
import { valueTypes } from './value-types';

/** How long a server of ours may take to come back from a crash. */
const RECOVERY_LIMIT_MILLISECONDS = 30_000;
const CONNECT_LIMIT_SECONDS = 10;
/** Statements get the time to finish, then their transactions are rolled back. */
const CLOSE_LIMIT_SECONDS = 1;
const OLDEST_SERVER = 150_000;

/** Values travel as `valueTypes` says. */
export type Connection = Sql<{ bigint: bigint }>;

export interface PoolOptions {
  readonly maxConnections: number;
  readonly statementTimeoutMilliseconds: number;
  /** Instead of the database that the server names. */
  readonly databaseName: string | undefined;
}

/** Connections to a server that is found, started and checked at the first use, and found again when it has moved. */
export class ConnectionPool {
  #opened: Promise<Connection> | undefined;
  #place: string | undefined;
  #isClosed = false;

  constructor(
    private readonly server: DatabaseServer,
    private readonly options: PoolOptions,
  ) {}

  /** The connections, checked once. Throws DatabaseUnavailable; the next use tries again. */
  async open(): Promise<Connection> {
    const deadline = Date.now() + RECOVERY_LIMIT_MILLISECONDS;
    for (;;) {
      if (this.#isClosed) throw new DatabaseUnavailable('closed');
      try {
        const sql = await this.#connected(await this.server.target());
        if (!this.#isClosed) return sql;
      } catch (error) {
        const mayComeBack = this.server.isOurs && (error as DatabaseUnavailable).reason === 'unreachable';
        if (!mayComeBack || Date.now() > deadline) throw error;
        await pause(50);
      }
    }
  }

  /** Concurrent first uses share one attempt. */
  #connected(target: ServerTarget): Promise<Connection> {
    const place = JSON.stringify(target);
    if (this.#opened !== undefined && this.#place === place) return this.#opened;
    void this.#opened?.then(end, () => undefined);
    const opened = connect(target, this.options);
    [this.#opened, this.#place] = [opened, place];
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = undefined;
    });
    return opened;
  }

  /** Ends connections: what runs has a second to finish, then it is rolled back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const opened = this.#opened;
    this.#opened = undefined;
    await opened?.then(end, () => undefined);
  }
}

async function connect(target: ServerTarget, options: PoolOptions): Promise<Connection> {
  const sql = makeConnections(target, options);
  let timer: NodeJS.Timeout | undefined;
  try {
    // The driver tries for ever where connections are accepted and dropped.
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnavailable('unreachable')), 1_500 + CONNECT_LIMIT_SECONDS * 1000);
    });
    const [row] = await Promise.race([sql`select current_setting('server_version_num')::int as version`, tooLong]);
    if (Number(row?.['version']) < OLDEST_SERVER) throw new DatabaseUnavailable('too-old');
    return sql;
  } catch (error) {
    void sql.end({ timeout: 0 });
    throw connectFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

function makeConnections(target: ServerTarget, options: PoolOptions): Connection {
  const common: Options<Record<string, PostgresType>> = {
    max: options.maxConnections,
    idle_timeout: 30,
    connect_timeout: CONNECT_LIMIT_SECONDS,
    backoff: false,
    types: valueTypes as unknown as Record<string, PostgresType>,
    onnotice: () => undefined,
    ...(options.databaseName === undefined ? {} : { database: options.databaseName }),
    connection: {
      application_name: 'bursar',
      TimeZone: 'UTC',
      DateStyle: 'ISO, YMD',
      statement_timeout: options.statementTimeoutMilliseconds,
      idle_in_transaction_session_timeout: 60_000,
    },
  };
  try {
    const sql = 'url' in target ? postgres(target.url, common) : postgres({ ...target, ...common, ssl: false });
    return sql as unknown as Connection;
  } catch {
    throw new DatabaseUnavailable('bad-url');
  }
}

async function end(sql: Connection): Promise<void> {
  await sql.end({ timeout: CLOSE_LIMIT_SECONDS });
}
