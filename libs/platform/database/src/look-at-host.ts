import type pg from 'pg';

import { Client } from './client';
import type { ServerTarget } from './database-server';
import { readRole, requireRole, type HostRole } from './host-role';
import { poolSettings, type PoolOptions } from './pool-settings';

/** A host that takes longer is passed over. */
const LOOK_LIMIT_MILLISECONDS = 2_000;

/** Connects to a host once and asks what it is. Throws the driver's error, or an Error when it takes too long. */
export async function lookAtHost<Result = HostRole>(
  target: ServerTarget,
  options: PoolOptions,
  inspect: (client: pg.Client) => Promise<Result> = (client) =>
    readRole((text) => client.query(text)) as Promise<Result>,
): Promise<Result> {
  const { onConnect: _, ...settings } = poolSettings(target, options);
  const client = new Client({ ...settings, connectionTimeoutMillis: LOOK_LIMIT_MILLISECONDS });
  // Without a listener, an error after the answer would end the process.
  client.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the host does not answer')), LOOK_LIMIT_MILLISECONDS);
  });
  const looking = client.connect().then(() => inspect(client));
  looking.catch(() => undefined);
  try {
    return await Promise.race([looking, limit]);
  } finally {
    clearTimeout(timer);
    // A host that is silent does not answer a farewell either.
    void client.end().catch(() => undefined);
  }
}

/** As `lookAtHost`; throws DatabaseUnavailable `read-only` if the host is not what its target requires. */
export async function requireUsable(target: ServerTarget, options: PoolOptions): Promise<void> {
  const requirement = 'url' in target ? (target.requirement ?? 'any') : 'any';
  requireRole(await lookAtHost(target, options), requirement);
}
