import { spawn } from 'node:child_process';

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'benchmark', version: '1.0.0' } },
};

/** Milliseconds from spawning a stdio server to its answer to `initialize`. */
export function coldStart(script: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.once('error', reject);
    child.stdout.once('data', () => {
      const elapsed = performance.now() - start;
      child.once('exit', () => resolve(elapsed));
      child.stdin.end();
    });
    child.stdin.write(`${JSON.stringify(INITIALIZE)}\n`);
  });
}
