import { join } from 'node:path';

import { processesOf, until } from '@bursar/database/testing';

import { checkoutEnvironment, runBursar, RunningProcess, runToEnd, StdioServer, TemporaryFolder } from '../index';

interface Help {
  readonly commands: readonly { readonly name: string; readonly examples: readonly string[] }[];
}

/** They run until they are stopped. */
const SERVERS = /^bursar (http|open|pair)\b/;

const folder = new TemporaryFolder();
const data = join(folder.path, 'data');
afterAll(async () => {
  await until(() => processesOf(folder.path).length === 0);
  folder.remove();
});

async function failureOf(example: string, env: Record<string, string>): Promise<string | undefined> {
  if (!SERVERS.test(example)) {
    const { status, stderr } = await runToEnd('sh', ['-c', example], { cwd: folder.path, env });
    return status === 0 ? undefined : `${example}: ${stderr}`;
  }
  const server = new RunningProcess('sh', ['-c', `exec ${example}`], { cwd: folder.path, env });
  const hasEnded = () => server.child.exitCode !== null;
  try {
    await until(() => /https?:\/\//.test(server.stdout) || hasEnded());
    return hasEnded() ? `${example}: ${server.stderr}` : undefined;
  } finally {
    await server.stop();
  }
}

it('every example of every help runs, one after the other on one household', async () => {
  const env = { ...checkoutEnvironment(folder), BURSAR_PERSON: 'elias' };
  const { commands } = JSON.parse((await runBursar(['help', '--json'])).stdout) as Help;
  const examples = commands.flatMap((command) => command.examples);
  expect(examples.length).toBeGreaterThan(commands.length);
  // Keeps the database running between the commands, as a host does.
  const host = await StdioServer.started({ args: ['stdio', '--data-dir', data] });
  await host.callTool('list_participants', {});
  const failures: (string | undefined)[] = [];
  for (const example of examples) failures.push(await failureOf(example, env));
  await host.stop();
  expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
});
