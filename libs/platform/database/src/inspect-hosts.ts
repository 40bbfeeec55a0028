import type pg from 'pg';

import { connectFailure } from './connection-failure';
import { databaseHosts, type DatabaseHost } from './database-hosts';
import type { ServerTarget } from './database-server';
import type { UnavailableReason } from './database-unavailable';
import { addressesOf } from './host-addresses';
import { readRole, type HostRole } from './host-role';
import { lookAtHost } from './look-at-host';

/** One host of DATABASE_URL, as it is now. */
export interface HostState {
  /** Its place in DATABASE_URL, from 1. */
  readonly place: number;
  /** `db.example:5432`; of a name with several addresses, `db.example:5432 (192.0.2.1)`. */
  readonly address: string;
  /** What it says about itself, or why it does not. */
  readonly role: HostRole | UnavailableReason | 'unresolved';
  /** Of a primary: what may lose a write that was acknowledged. */
  readonly durability?: Durability;
  /** When it was started, to the microsecond: the same under all of its names. */
  readonly server?: string;
}

export interface Durability {
  /** The setting, such as `on` or `off`. */
  readonly synchronousCommit: string;
  /** Whether commits wait for a standby. */
  readonly waitsForStandby: boolean;
  /** How many standbys are connected. */
  readonly standbys: number;
  /** How many of them commits wait for; to a user without the right to know, all may be such. */
  readonly synchronousStandbys: number;
}

const OPTIONS = {
  maxConnections: 1,
  statementTimeoutMilliseconds: 2_000,
  probeIntervalMilliseconds: undefined,
  isPipelined: false,
  databaseName: undefined,
};

/**
 * Asks each host that a DATABASE_URL names what it is, whatever the others answer; each address of a name that has several.
 * Throws DatabaseUnavailable `bad-url`.
 */
export async function inspectHosts(url: string): Promise<HostState[]> {
  const states = databaseHosts(url).hosts.map((host, index) => inspectHost(host, index + 1));
  return (await Promise.all(states)).flat();
}

async function inspectHost({ address: name, url }: DatabaseHost, place: number): Promise<HostState[]> {
  const look = async (target: ServerTarget, address: string): Promise<HostState> => {
    try {
      return { place, address, ...(await lookAtHost(target, OPTIONS, inspect)) };
    } catch (error) {
      return { place, address, role: connectFailure(error).reason };
    }
  };
  try {
    const [first, ...others] = (await addressesOf(url)) ?? [];
    if (first === undefined || others.length === 0) return [await look({ url }, name)];
    return await Promise.all([first, ...others].map((address) => look({ url, address }, `${name} (${address})`)));
  } catch {
    return [{ place, address: name, role: 'unresolved' }];
  }
}

async function inspect(client: pg.Client): Promise<Omit<HostState, 'place' | 'address'>> {
  const role = await readRole((text) => client.query(text));
  const { rows } = await client.query<{
    commit: string;
    names: string;
    server: string;
    standbys: number;
    synchronous: number;
  }>(
    `select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as names,
      extract(epoch from pg_postmaster_start_time())::text as server, count(pid)::int as standbys,
      count(pid) filter (where coalesce(sync_state, 'sync') in ('sync', 'quorum'))::int as synchronous
    from pg_stat_replication where state is distinct from 'backup'`,
  );
  const { commit = '', names = '', server = '', standbys = 0, synchronous = 0 } = rows[0] ?? {};
  if (role.isStandby) return { role, server };
  const waitsForStandby = names !== '';
  return {
    role,
    server,
    durability: { synchronousCommit: commit, waitsForStandby, standbys, synchronousStandbys: synchronous },
  };
}
