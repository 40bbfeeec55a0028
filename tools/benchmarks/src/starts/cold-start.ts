import { spawn } from 'node:child_process';

/** Milliseconds from spawning a stdio server until it has answered. */
export interface Start {
  readonly initialized: number;
  readonly listed: number;
}

const message = (fields: object) => `${JSON.stringify({ jsonrpc: '2.0', ...fields })}\n`;
const clientInfo = { name: 'benchmark', version: '1.0.0' };
const INITIALIZE = message({
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo },
});
/** What a host sends when it has the first answer. */
const LIST = message({ method: 'notifications/initialized' }) + message({ id: 2, method: 'tools/list' });

/** Starts a server, shakes hands with it and asks for its tools, as hosts do. */
export function coldStart(script: string, args: readonly string[]): Promise<Start> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
    const times: number[] = [];
    child.once('error', reject);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (let lines = text.split('\n').length - 1; lines > 0; lines -= 1) {
        if (times.push(performance.now() - start) === 1) child.stdin.write(LIST);
        else child.stdin.end();
      }
    });
    child.once('exit', () => {
      const [initialized, listed] = times;
      if (initialized === undefined || listed === undefined) reject(new Error(`${script} did not answer`));
      else resolve({ initialized, listed });
    });
    child.stdin.write(INITIALIZE);
  });
}
