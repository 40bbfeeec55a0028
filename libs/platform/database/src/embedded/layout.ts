import { join } from 'node:path';

/** The major version of the bundled server; a cluster belongs to one. */
export const MAJOR_VERSION = 18;

export const SOCKET_PORT = 5432;

/** The paths in a data directory. */
export interface Layout {
  readonly dataDir: string;
  /** The cluster: PostgreSQL's own directory, which also contains its socket. */
  readonly cluster: string;
  /** Sockets of keepers, of which at most one accepts connections. */
  readonly keepers: string;
  /** The log of the server and its keeper, without statements and values. */
  readonly log: string;
  /** The superuser's password, if the server listens on TCP. */
  readonly password: string;
}

/** The layout of a data directory, given as an absolute path. */
export function layoutOf(dataDir: string): Layout {
  return {
    dataDir,
    cluster: join(dataDir, `postgres-${MAJOR_VERSION}`),
    keepers: join(dataDir, 'keepers'),
    log: join(dataDir, 'server.log'),
    password: join(dataDir, 'password'),
  };
}
