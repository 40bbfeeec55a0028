import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HttpClient, type Served } from './http-client';
import { startHttp } from './http-process';
import { BURSAR } from './paths';

/** A bursar server with an empty database, no rate limit, and an API key. */
export interface ServedBursar {
  readonly pid: number;
  readonly dataDir: string;
  readonly url: URL;
  /** Posts JSON, given as a value or as its bytes. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Served>;
  /** `post` over the connections of another client. */
  postWith(client: HttpClient): ServedBursar['post'];
  stop(): Promise<void>;
}

/** Starts the built server; each client keeps one connection to it. */
export async function serveBursar(clients: number): Promise<ServedBursar> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const args = ['http', '--port', '0', '--auth', 'key', '--data-dir', dataDir];
  const server = await startHttp(BURSAR, args, {
    PLANIFI_RATE_LIMIT_PER_MINUTE: '0',
    CRISTI_ALLOWED_USER_IDS: '111',
  });
  const making = ['key', 'create', '--name', 'benchmark', '--data-dir', dataDir];
  const key = execFileSync(process.execPath, [BURSAR, ...making], { encoding: 'utf8' }).trim();
  const client = new HttpClient(clients);
  const postWith: ServedBursar['postWith'] =
    (by) =>
    (path, body, headers = {}) =>
      by.post(new URL(path, server.url), body, { ...headers, 'x-mcp-api-key': key });
  return {
    url: new URL(server.url),
    postWith,
    pid: server.pid,
    dataDir,
    post: postWith(client),
    stop: async () => {
      client.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where the database of a data directory listens: a folder. */
export function socketFolder(dataDir: string): string {
  return join(dataDir, 'postgres-18');
}
