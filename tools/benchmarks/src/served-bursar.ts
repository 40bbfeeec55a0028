import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An answer over HTTP. */
export interface Served {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A server of ours with an empty database, without a limit of calls, and a key that opens it. */
export interface ServedBursar {
  /** A folder: the database listens there. */
  readonly databaseSocket: string;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Served>;
  stop(): Promise<void>;
}

/** Starts the built server; each of so many clients keeps one connection to it. */
export async function serveBursar(script: string, clients: number): Promise<ServedBursar> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const args = ['http', '--port', '0', '--auth', 'key', '--data-dir', dataDir];
  const env = { ...process.env, PLANIFI_RATE_LIMIT_PER_MINUTE: '0' };
  const server = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /(http:\S+)\/mcp\s/.exec((said += text))?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  const making = ['key', 'create', '--name', 'benchmark', '--data-dir', dataDir];
  const key = execFileSync(process.execPath, [script, ...making], { encoding: 'utf8' }).trim();
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  return {
    databaseSocket: join(dataDir, 'postgres-18'),
    post: (path, body, headers = {}) => {
      const all = { ...headers, 'content-type': 'application/json', 'x-mcp-api-key': key };
      return send(agent, new URL(path, address), all, JSON.stringify(body));
    },
    stop: async () => {
      agent.destroy();
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function send(agent: Agent, url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<Served> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
