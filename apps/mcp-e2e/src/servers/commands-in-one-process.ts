import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { BURSAR, ROOT, serverEnvironment } from '../fixtures/workspace';
import type { Finished } from './run-command';
import { within } from './running-process';

const HOST = join(ROOT, 'apps/mcp-e2e/commands-in-one-process.mjs');

export type RunCommand = (
  args: readonly string[],
  options?: { readonly env?: Readonly<Record<string, string>> },
) => Promise<Finished>;

/**
 * Runs commands of the built program one after another in one process, which ends after the tests of the file: for many that are
 * refused, of which a process of its own would take nearly all the time.
 */
export function commandsInOneProcess(): RunCommand {
  let host: Promise<ChildProcess> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  afterAll(async () => (await host)?.disconnect());

  const answer = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Finished> => {
    const process = await (host ??= started());
    const answered = once(process, 'message');
    process.send({ args, env: serverEnvironment(env) });
    const [finished] = (await within(answered, () => `the end of ${args.join(' ')}`)) as [Finished];
    return finished;
  };
  return (args, { env = {} } = {}) => {
    const answered = last.then(() => answer(args, env));
    last = answered.catch(() => undefined);
    return answered;
  };
}

async function started(): Promise<ChildProcess> {
  const process = fork(HOST, [BURSAR], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(process, 'message');
  return process;
}
