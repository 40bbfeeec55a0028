import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

import type { PublishedTool } from '../published-tool';

/** What a tool answered: its facts, and the text that a model reads. */
export interface Answer {
  readonly isError: boolean;
  readonly structured: unknown;
  readonly text: string;
}

/** One household on a running server, which knows nothing of the others. */
export interface Household {
  readonly tools: readonly PublishedTool[];
  call(tool: string, input: unknown): Promise<Answer>;
  close(): Promise<void>;
}

const run = promisify(execFile);

/** A built bursar on a data directory that goes away with it; every task gets a household of its own. */
export async function serveHouseholds(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-tasks-'));
  const dataDirectory = ['--data-dir', folder];
  const server = spawn(process.execPath, [program, 'http', '--port', '0', '--auth', 'key', ...dataDirectory], {
    env: { ...process.env, PLANIFI_RATE_LIMIT_PER_MINUTE: '0', CRISTI_ALLOWED_USER_IDS: 'elias' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(server, 'exit');
  const address = new Promise<URL>((resolve, reject) => {
    let printed = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /(http:\S+\/mcp)\s/.exec((printed += text))?.[1];
      if (found !== undefined) resolve(new URL(found));
    });
    void exit.then(() => reject(new Error(`${program} did not start`)));
  });
  return {
    household: async (owner: string): Promise<Household> => {
      const url = await address;
      const made = await run(process.execPath, [
        program,
        'key',
        'create',
        '--owner',
        owner,
        '--name',
        'tasks',
        ...dataDirectory,
      ]);
      return connected(url, made.stdout.trim());
    },
    stop: async () => {
      server.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function connected(url: URL, key: string): Promise<Household> {
  const client = new Client({ name: 'tool-search', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { 'x-mcp-api-key': key } } }));
  const { tools } = await client.listTools();
  return {
    tools: tools as readonly PublishedTool[],
    call: async (name, input) => {
      try {
        const result = await client.callTool({ name, arguments: input as Record<string, unknown> });
        const content = result.content as readonly { readonly text?: string }[];
        const text = content.map((part) => part.text ?? '').join('\n');
        return { isError: result.isError === true, structured: result.structuredContent, text };
      } catch (error) {
        // cgt-engine refuses as the protocol does, which a model has to read as well.
        return { isError: true, structured: undefined, text: (error as Error).message };
      }
    },
    close: () => client.close(),
  };
}
