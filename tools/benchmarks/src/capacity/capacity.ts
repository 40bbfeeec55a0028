import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { openDatabase, type Connection, type Database } from '@bursar/database';

import { load } from '../measuring/load';
import { domainsOn, fillHouseholds, householdOf, WHO } from '../owners/households';
import { OWNER_CALLS } from '../owners/owner-calls';
import { HttpClient } from '../servers/http-client';
import { startHttp } from '../servers/http-process';
import { callsOver, type Call } from '../servers/mcp-calls';

/** What one database holds, and what replicas on it serve. */
export interface CapacityFigures {
  readonly rows: number;
  readonly gigabytes: number;
  /** For one replica, for two, and so on. */
  readonly served: readonly { readonly callsPerSecond: number; readonly connections: number }[];
}

/** Beside the program that runs: what two programs of a bundle import is in a folder of its own. */
const BURSAR = join(dirname(process.argv[1] ?? ''), '../../apps/mcp/main.js');
const ROWS = 500;
const REPLICAS = 2;
const CALLERS = 16;

/** Fills a database with households, and calls one replica and then two as some of them. */
export async function measureCapacity(households: number, seconds: number): Promise<CapacityFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  try {
    await fillHouseholds(database, domainsOn(database), households, ROWS);
    const keys = await keysOfHouseholds(database, dataDir);
    const served: CapacityFigures['served'][number][] = [];
    for (let count = 1; count <= REPLICAS; count += 1) {
      served.push(await serving(dataDir, count, (urls) => called(urls, keys, seconds), database));
    }
    return { ...(await database.run(sizeOf)), served };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A key for each caller, of as many households. */
async function keysOfHouseholds(database: Database, dataDir: string): Promise<string[]> {
  const bursar = (...args: string[]) =>
    execFileSync(process.execPath, [BURSAR, ...args, '--data-dir', dataDir], { encoding: 'utf8' }).trim();
  bursar('migrate');
  const owners = Array.from({ length: CALLERS }, (_, caller) => householdOf(caller).owner);
  await database.run(
    (sql) => sql.query`
      insert into access.owners (owner_id, name, created_at)
      select name, name, now() from unnest(${`{${owners.join(',')}}`}::text[]) as name`,
  );
  return owners.map((owner) => bursar('key', 'create', '--name', 'benchmark', '--owner', owner));
}

async function serving(
  dataDir: string,
  count: number,
  work: (urls: readonly string[]) => Promise<number>,
  database: Database,
): Promise<CapacityFigures['served'][number]> {
  const args = ['http', '--port', '0', '--data-dir', dataDir];
  const env = { PLANIFI_RATE_LIMIT_PER_MINUTE: '0', CRISTI_ALLOWED_USER_IDS: WHO.user_id };
  const replicas = await Promise.all(Array.from({ length: count }, () => startHttp(BURSAR, args, env)));
  try {
    const callsPerSecond = await work(replicas.map(({ url }) => url));
    return { callsPerSecond, connections: await database.run(connectionsBut) };
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
  }
}

/** Every caller makes the calls of a household in turn, each on the next replica. */
async function called(urls: readonly string[], keys: readonly string[], seconds: number): Promise<number> {
  const client = new HttpClient(CALLERS);
  const callers = keys.map((key) =>
    urls.map((url): Call => {
      const address = new URL(url);
      return callsOver(
        (body, headers) => client.post(address, body, { ...headers, 'x-mcp-api-key': key }),
        '2025-11-25',
      );
    }),
  );
  let turn = 0;
  const next = async () => {
    const number = turn++;
    const calls = callers[number % callers.length] ?? [];
    const { tool, input } = OWNER_CALLS[Math.floor(number / callers.length) % OWNER_CALLS.length] ?? {};
    if (tool !== undefined) await calls[number % calls.length]?.(tool, input?.());
  };
  try {
    await load(CALLERS, seconds / 4, next);
    const { calls, seconds: taken } = await load(CALLERS, seconds, next);
    return calls / taken;
  } finally {
    client.close();
  }
}

/** Those of others to this server. */
async function connectionsBut(sql: Connection): Promise<number> {
  const [row] = await sql.query<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return row?.count ?? 0;
}

async function sizeOf(sql: Connection): Promise<{ rows: number; gigabytes: number }> {
  const [row] = await sql.query<{ rows: number; gigabytes: number }>`
    select sum(n_live_tup)::float8 as rows, pg_database_size(current_database()) / 1e9::float8 as gigabytes
    from pg_stat_user_tables`;
  return row ?? { rows: 0, gigabytes: 0 };
}
