import { dirname } from 'node:path';

import type { PoolConfig } from 'pg';

import { Client, type ClientSettings } from './client';
import type { ServerTarget } from './database-server';
import { readRole, requireRole } from './host-role';
import { valueTypes } from './value-types';

const CONNECT_LIMIT_MILLISECONDS = 10_000;
const IDLE_LIMIT_MILLISECONDS = 30_000;
/** An idle transaction holds its locks for no longer than this. */
const IDLE_TRANSACTION_LIMIT_MILLISECONDS = 60_000;

export interface PoolOptions {
  readonly maxConnections: number;
  readonly statementTimeoutMilliseconds: number;
  readonly probeIntervalMilliseconds: number | undefined;
  /** Sends statements without waiting for the results of earlier ones. Such a connection cannot copy. */
  readonly isPipelined: boolean;
  /** Used instead of the database that the server names. */
  readonly databaseName: string | undefined;
}

export type PoolSettings = PoolConfig & ClientSettings;

/** The driver's settings. All are given, since the driver takes missing ones from variables such as PGUSER. */
export function poolSettings(target: ServerTarget, options: PoolOptions): PoolSettings {
  return {
    max: options.maxConnections,
    idleTimeoutMillis: IDLE_LIMIT_MILLISECONDS,
    connectionTimeoutMillis: CONNECT_LIMIT_MILLISECONDS,
    // Idle connections do not keep the process alive.
    allowExitOnIdle: true,
    keepAlive: true,
    // https://node-postgres.com/features/pipelining
    pipeline: options.isPipelined,
    types: valueTypes,
    Client,
    application_name: 'bursar',
    onConnect: async (client) => {
      await client.query(sessionSettings(options));
      // A host may come back as a standby of the one that took its place.
      if ('url' in target && target.requirement !== undefined && target.requirement !== 'any') {
        requireRole(await readRole((text) => client.query(text)), target.requirement);
      }
    },
    ...place(target, options.databaseName),
  };
}

/**
 * Set by a statement: connection poolers refuse startup parameters that they do not know. Just-in-time compilation takes
 * seconds for statements that run in milliseconds, where their estimated cost is high.
 */
function sessionSettings({ statementTimeoutMilliseconds }: PoolOptions): string {
  return `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set statement_timeout = ${statementTimeoutMilliseconds};
    set jit = off; set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_LIMIT_MILLISECONDS}`;
}

function place(target: ServerTarget, databaseName: string | undefined): PoolSettings {
  if ('url' in target) {
    return { connectionString: completeUrl(target.url, databaseName), address: target.address };
  }
  const { user, database } = target;
  const common = { user, database: databaseName ?? database, ssl: false };
  if ('path' in target) return { ...common, host: dirname(target.path), port: 5432, password: '' };
  return { ...common, host: target.host, port: target.port, password: target.password };
}

/** With `sslmode` as libpq interprets it; the driver is stricter by default. */
function completeUrl(text: string, databaseName: string | undefined): string {
  const url = new URL(text);
  if (databaseName !== undefined) url.pathname = `/${databaseName}`;
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
