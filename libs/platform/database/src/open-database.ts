import { BoundDatabase } from './bound-database';
import { workFailure } from './connection-failure';
import { ConnectionPool } from './connection-pool';
import type { Database, DomainDatabase, DrizzleSchema } from './database';
import type { DatabaseServer } from './database-server';
import { DatabaseUnavailable } from './database-unavailable';
import { EmbeddedServer, type EmbeddedOptions } from './embedded/embedded-server';
import { ExternalServer } from './external-server';
import type { Migrations } from './migrations';
import type { Connection, Session } from './session';
import { runTransaction, withRetries, type TransactionOptions } from './transaction';

const READY_LIMIT_MILLISECONDS = 2_000;

export interface DatabaseOptions extends EmbeddedOptions {
  /** Any PostgreSQL 15 or newer, instead of the bundled one: `postgres://user:password@host:port/database`. */
  readonly url?: string;
  /** Another database of the same server than the usual one. */
  readonly databaseName?: string;
  /** Connections of this process; 8 unless given. */
  readonly maxConnections?: number;
  /** When the server breaks off a statement; 30 seconds unless given. */
  readonly statementTimeoutMilliseconds?: number;
  /** How long work lasts before the server is asked whether it is still there; 20 seconds unless given. */
  readonly silenceMilliseconds?: number;
}

/**
 * The database of this process. Nothing is found, started or connected before its first use, and what failed then is
 * tried again at the next. See `Database`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const server = options.url === undefined ? new EmbeddedServer(options) : new ExternalServer(options.url);
  return new PooledDatabase(server, options);
}

class PooledDatabase implements Database {
  readonly #pool: ConnectionPool;
  #closing: Promise<void> | undefined;

  constructor(
    private readonly server: DatabaseServer,
    { maxConnections = 8, statementTimeoutMilliseconds = 30_000, silenceMilliseconds, databaseName }: DatabaseOptions,
  ) {
    const options = { maxConnections, statementTimeoutMilliseconds, silenceMilliseconds, databaseName };
    this.#pool = new ConnectionPool(server, options);
  }

  run<Result>(work: (sql: Connection) => Promise<Result>): Promise<Result> {
    return this.#use((session) => work(session.connection));
  }

  transaction<Result>(
    work: (sql: Connection) => Promise<Result>,
    { isolation = 'read committed' }: TransactionOptions = {},
  ): Promise<Result> {
    return withRetries(() =>
      this.#use((session) => runTransaction(session, isolation, () => work(session.connection))),
    );
  }

  bind<Schema extends DrizzleSchema>(schema: Schema, migrations?: Migrations): DomainDatabase<Schema> {
    return new BoundDatabase((work) => this.#use(work), schema, migrations);
  }

  async ready(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, READY_LIMIT_MILLISECONDS, false);
    });
    const answer = this.run(async (sql) => (await sql`select 1`).length === 1).catch(() => false);
    try {
      return await Promise.race([answer, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#pool.close().finally(() => this.server.release()));
  }

  async #use<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    try {
      return await this.#pool.use(work);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #failure(error: unknown): unknown {
    const failure = workFailure(error);
    const isClosed = this.#closing !== undefined && failure instanceof DatabaseUnavailable;
    return isClosed ? new DatabaseUnavailable('closed') : failure;
  }
}
