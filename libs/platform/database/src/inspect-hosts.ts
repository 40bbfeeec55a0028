import type pg from 'pg';

import { connectFailure } from './connection-failure';
import { databaseHosts } from './database-hosts';
import type { UnavailableReason } from './database-unavailable';
import { readRole, type HostRole } from './host-role';
import { lookAtHost } from './look-at-host';

/** One host of DATABASE_URL, as it is now. */
export interface HostState {
  /** `db.example:5432` */
  readonly address: string;
  /** What it says about itself, or why it does not. */
  readonly role: HostRole | UnavailableReason;
  /** Of a primary: what may lose a write that was acknowledged. */
  readonly durability?: Durability;
}

export interface Durability {
  /** The setting, such as `on` or `off`. */
  readonly synchronousCommit: string;
  /** Whether commits wait for a standby. */
  readonly waitsForStandby: boolean;
}

const OPTIONS = {
  maxConnections: 1,
  statementTimeoutMilliseconds: 2_000,
  probeIntervalMilliseconds: undefined,
  isPipelined: false,
  databaseName: undefined,
};

/** Asks each host that a DATABASE_URL names what it is, whatever the others answer. Throws DatabaseUnavailable `bad-url`. */
export function inspectHosts(url: string): Promise<HostState[]> {
  return Promise.all(
    databaseHosts(url).hosts.map(async ({ address, url: target }): Promise<HostState> => {
      try {
        return { address, ...(await lookAtHost({ url: target }, OPTIONS, inspect)) };
      } catch (error) {
        return { address, role: connectFailure(error).reason };
      }
    }),
  );
}

async function inspect(client: pg.Client): Promise<Omit<HostState, 'address'>> {
  const role = await readRole((text) => client.query(text));
  if (role.isStandby) return { role };
  const { rows } = await client.query<{ commit: string; standbys: string }>(
    `select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as standbys`,
  );
  const { commit = '', standbys = '' } = rows[0] ?? {};
  return { role, durability: { synchronousCommit: commit, waitsForStandby: standbys !== '' } };
}
