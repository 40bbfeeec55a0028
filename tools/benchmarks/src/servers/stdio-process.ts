import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { resultOf, type Call } from './mcp-calls';

/** A stdio server after its handshake. */
export interface StdioProcess {
  readonly pid: number;
  readonly call: Call;
  stop(): Promise<void>;
}

export async function startStdio(script: string, args: readonly string[] = []): Promise<StdioProcess> {
  const server = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(server, 'exit');
  const waiting = new Map<number, (line: string) => void>();
  let rest = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { id } = JSON.parse(line) as { readonly id: number };
      waiting.get(id)?.(line);
      waiting.delete(id);
    }
  });
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let last = 0;
  const request = (method: string, params: object) =>
    new Promise<string>((resolve) => {
      waiting.set(++last, resolve);
      send({ id: last, method, params });
    });
  const clientInfo = { name: 'benchmark', version: '1.0.0' };
  await request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
  send({ method: 'notifications/initialized' });
  return {
    pid: server.pid ?? 0,
    call: async (name, input) => resultOf(await request('tools/call', { name, arguments: input })),
    stop: async () => {
      server.stdin.end();
      await exit;
    },
  };
}
