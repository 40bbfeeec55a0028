import { ConnectionPool } from './connection-pool';
import { CopyingSession } from './copying-session';
import type { DatabaseOptions } from './database-options';
import { EmbeddedServer } from './embedded/embedded-server';
import { ExternalServer } from './external-server';
import { Session } from './session';
import { CopyingSessionConnection, SessionConnection } from './session-connection';
import { runTransaction, type Isolation } from './transaction';

/** Connections for COPY, in addition to the others: backups, restores and exports of rows. */
const COPY_CONNECTIONS = 2;

/** One kind of connection, and what is done on it. */
export interface Lender<Connection> {
  run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** One attempt of a transaction. */
  transaction<Result>(isolation: Isolation, work: (connection: Connection) => Promise<Result>): Promise<Result>;
}

/**
 * The connections of this process to one server. Those that can copy are separate: the driver decides about pipelining
 * when it makes a connection, and a pipelined one takes no COPY.
 */
export class Pools {
  readonly statements: Lender<SessionConnection>;
  readonly copies: Lender<CopyingSessionConnection>;
  readonly #release: () => Promise<void>;

  constructor(options: DatabaseOptions) {
    const {
      url,
      maxConnections = 8,
      statementTimeoutMilliseconds = 30_000,
      probeIntervalMilliseconds,
      databaseName,
    } = options;
    const server = url === undefined ? new EmbeddedServer(options) : new ExternalServer(url);
    const common = { statementTimeoutMilliseconds, probeIntervalMilliseconds, databaseName };
    const statements = new ConnectionPool(
      server,
      { ...common, maxConnections, isPipelined: true },
      (client, names) => new Session(client, names),
    );
    const copies = new ConnectionPool(
      server,
      { ...common, maxConnections: COPY_CONNECTIONS, isPipelined: false },
      (client, names) => new CopyingSession(client, names),
    );
    this.statements = lender(statements, (session) => new SessionConnection(session));
    this.copies = lender(copies, (session) => new CopyingSessionConnection(session));
    this.#release = async () => {
      await Promise.all([statements.close(), copies.close()]);
      await server.release();
    };
  }

  close(): Promise<void> {
    return this.#release();
  }
}

function lender<Kind extends Session, Connection extends SessionConnection>(
  pool: ConnectionPool<Kind>,
  connectionOf: (session: Kind) => Connection,
): Lender<Connection> {
  return {
    run: (work) => pool.use((session) => work(connectionOf(session))),
    transaction: (isolation, work) =>
      pool.use((session) => runTransaction(session, connectionOf(session), isolation, work)),
  };
}
