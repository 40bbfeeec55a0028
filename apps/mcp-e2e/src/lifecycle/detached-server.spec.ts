import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { killAnyway, processesOf, until } from '@bursar/database/testing';

import { BURSAR, HttpEndpoint, serverEnvironment, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
const started: number[] = [];

afterEach(async () => {
  for (const pid of started.splice(0)) killAnyway(pid);
  await until(() => processesOf(folder.path).length === 0);
});
afterAll(() => folder.remove());

const logOf = (name: string) => join(folder.path, `${name}.log`);
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** What a person types to have a server in the background; the shell then tells its process id. */
function commandLine(name: string, before: string, after = '</dev/null'): string {
  const program = `"${process.execPath}" "${BURSAR}" http --port 0 --domains cgt-engine --data-dir "${folder.path}"`;
  return `${before} ${program} >"${logOf(name)}" 2>&1 ${after} & echo $! >"${logOf(name)}.pid"`;
}

/** Waits for the server that a shell has started, after the shell itself has gone. */
async function serverOf(name: string): Promise<{ readonly pid: number; readonly endpoint: HttpEndpoint }> {
  const address = () => /(http:\S+\/mcp)\s/.exec(textOf(logOf(name)))?.[1];
  await until(() => address() !== undefined);
  const pid = Number(textOf(`${logOf(name)}.pid`));
  started.push(pid);
  return { pid, endpoint: new HttpEndpoint(new URL(address() as string)) };
}

const isAlive = async (endpoint: HttpEndpoint) => (await endpoint.send({ path: '/health/live' })).status === 200;
/** The log's messages; the welcome on stdout is no JSON. */
const messagesIn = (name: string) =>
  textOf(logOf(name))
    .split('\n')
    .filter((line) => line.startsWith('{"level"'))
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

/** Two checks of the parent would have been made by then, if the server watched it. */
const MILLISECONDS_OF_TWO_CHECKS = 1_200;

async function outlivesItsShell(name: string, { pid, endpoint }: Awaited<ReturnType<typeof serverOf>>) {
  const since = performance.now();
  await until(() => performance.now() - since > MILLISECONDS_OF_TWO_CHECKS);
  expect(await isAlive(endpoint)).toBe(true);
  expect(messagesIn(name)).toEqual([]);
  process.kill(pid, 'SIGTERM');
  await until(() => !existsSync(`/proc/${pid}`));
  expect(messagesIn(name)).toEqual(['The server ends: SIGTERM.']);
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const shell = spawn(command, [...args], { env: serverEnvironment({}), stdio: 'ignore' });
  await once(shell, 'exit');
}

it.each(['nohup', 'setsid', ''])(
  'a server that is started with "%s" in the background outlives its shell',
  async (before) => {
    const name = before || 'plain';
    await run('bash', ['-c', commandLine(name, before)]);
    // setsid may start the server as another process.
    if (before === 'setsid') await until(() => textOf(logOf(name)).includes('/mcp'));
    await outlivesItsShell(name, await serverOf(name));
  },
);

it('a server that is started with nohup ignores SIGHUP', async () => {
  await run('bash', ['-c', commandLine('hung-up', 'nohup')]);
  const server = await serverOf('hung-up');
  process.kill(server.pid, 'SIGHUP');
  await outlivesItsShell('hung-up', server);
});

it('a server that is started with nohup outlives its terminal, as at the end of an SSH session', async () => {
  // The terminal stays until the server runs, and is then taken away with everything that still uses it.
  const waiting = `while ! grep -q /mcp "${logOf('terminal')}"; do sleep 0.05; done`;
  const session = spawn(
    'script',
    ['-qec', `bash -c '${commandLine('terminal', 'nohup')}; ${waiting}; sleep 600'`, '/dev/null'],
    {
      env: { ...serverEnvironment({}), SHELL: '/bin/bash' },
      stdio: 'ignore',
    },
  );
  const server = await serverOf('terminal');
  session.kill('SIGKILL');
  await once(session, 'exit');
  await outlivesItsShell('terminal', server);
});
