import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(__dirname, '../../..');
const LEFT_OUT = ['node_modules', 'dist', 'tmp', '.git', '.nx'];

export interface Finished {
  readonly status: number;
  readonly output: string;
}

/** Copies this workspace to a temporary folder, without its build output; `remove` deletes it. */
export function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-copy-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.includes(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'true', NX_WORKSPACE_ROOT_PATH: folder };
  const run = (program: string, ...args: readonly string[]) =>
    new Promise<Finished>((resolve) => {
      execFile(process.execPath, [join(folder, program), ...args], { cwd: folder, env }, (error, stdout, stderr) => {
        resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr });
      });
    });
  return {
    folder,
    /** Runs a program of the workspace by its path, such as one of `node_modules`. */
    run,
    nx: (...args: readonly string[]) => run('node_modules/nx/dist/bin/nx.js', ...args),
    readJson: (path: string) =>
      JSON.parse(readFileSync(join(folder, path), 'utf8')) as Readonly<Record<string, unknown>>,
    writeJson: (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content)),
    /** The names of the tools that the built server lists. */
    listTools: () => listTools(join(folder, 'dist/apps/mcp/main.js')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const REQUESTS = [
  {
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'spec', version: '0' } },
  },
  { method: 'tools/list' },
];

/** Starts a server over stdio. Its input ends after the last answer: a server that has lost its host does not wait for slow ones. */
async function listTools(program: string): Promise<readonly string[]> {
  const server = spawn(process.execPath, [program, 'stdio', '--ephemeral'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(server, 'close');
  server.stdin.write(REQUESTS.map((request, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...request })}\n`).join(''));
  let names: readonly string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    const { id, result } = JSON.parse(line) as Answer;
    if (id !== 1) continue;
    names = result.tools?.map(({ name }) => name) ?? [];
    server.stdin.end();
  }
  await closed;
  return names;
}

interface Answer {
  readonly id: number;
  readonly result: { readonly tools?: readonly { readonly name: string }[] };
}
