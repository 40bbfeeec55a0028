import { ConnectionPool } from './connection-pool';
import { countPool, type ConnectionUse } from './connection-use';
import { CopyingSession } from './copying-session';
import type { DatabaseOptions } from './database-options';
import type { ServerTarget } from './database-server';
import { EmbeddedServer } from './embedded/embedded-server';
import { ExternalServer } from './external-server';
import { GuardedLender } from './guarded/guarded-lender';
import type { Lender } from './lender';
import { requireUsable } from './look-at-host';
import { Session } from './session';
import { CopyingSessionConnection, SessionConnection } from './session-connection';
import { runTransaction } from './transaction';

/** Connections for COPY, in addition to the others: backups, restores and exports of rows. */
const COPY_CONNECTIONS = 2;

/** A call on an external server is answered in time, so its silence is noticed sooner. */
const EXTERNAL_PROBE_MILLISECONDS = 4_000;

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
      probeIntervalMilliseconds = url === undefined ? undefined : EXTERNAL_PROBE_MILLISECONDS,
      databaseName,
    } = options;
    const common = { statementTimeoutMilliseconds, probeIntervalMilliseconds, databaseName };
    const look = (target: ServerTarget) => requireUsable(target, { ...common, maxConnections: 1, isPipelined: false });
    const server = url === undefined ? new EmbeddedServer(options) : new ExternalServer(url, look);
    const statements = new ConnectionPool(
      server,
      { ...common, maxConnections, isPipelined: true },
      (client, names) => new Session(client, names),
      // With shares of the pool, the wait for a share is what counts.
      server.isManaged ? 'statements' : undefined,
    );
    const copies = new ConnectionPool(
      server,
      { ...common, maxConnections: COPY_CONNECTIONS, isPipelined: false },
      (client, names) => new CopyingSession(client, names),
      'copies',
    );
    const unguarded = lender(statements, (session) => new SessionConnection(session));
    const guarded = server.isManaged
      ? undefined
      : new GuardedLender(unguarded, maxConnections, () => statements.wasReached);
    this.statements = guarded ?? unguarded;
    const uncount = [
      countPool(() => useOf('statements', statements, maxConnections, guarded?.pending)),
      countPool(() => useOf('copies', copies, COPY_CONNECTIONS)),
    ];
    this.copies = lender(copies, (session) => new CopyingSessionConnection(session));
    this.#release = async () => {
      for (const leave of uncount) leave();
      await Promise.all([statements.close(), copies.close()]);
      await server.release();
    };
  }

  close(): Promise<void> {
    return this.#release();
  }
}

function useOf(
  pool: ConnectionUse['pool'],
  { state: { open, idle, pending } }: ConnectionPool<Session>,
  most: number,
  inLine = 0,
): ConnectionUse {
  return { pool, used: open - idle, idle, most, pending: pending + inLine };
}

function lender<Kind extends Session, Connection extends SessionConnection>(
  pool: ConnectionPool<Kind>,
  connectionOf: (session: Kind) => Connection,
): Lender<Connection> {
  return {
    run: (work) => pool.use((session) => work(connectionOf(session))),
    transaction: (isolation, work, options) =>
      pool.use((session) => runTransaction(session, connectionOf(session), isolation, work, options)),
  };
}
