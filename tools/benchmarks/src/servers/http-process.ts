import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server over HTTP in a process of its own. */
export interface HttpProcess {
  /** `http://127.0.0.1:1234/mcp` */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a program that prints where it serves MCP. */
export async function startHttp(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<HttpProcess> {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const server = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: [...stdio] });
  const exit = once(server, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const found = /(http:\S+\/mcp)\s/.exec((printed += text))?.[1];
      if (found !== undefined) resolve(found);
    });
    void exit.then(() => reject(new Error(`${script} did not start`)));
  });
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await exit;
    },
  };
}
