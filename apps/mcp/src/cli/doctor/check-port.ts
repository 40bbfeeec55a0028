import { once } from 'node:events';
import { createServer } from 'node:net';

import type { Settings } from '../../configuration/read-settings';
import { describeListenError } from '../../transports/listen-error';
import type { CheckResult } from './check-result';
import { say } from '../../language/say';

/** Longer than a server on the same machine needs to respond. */
const ANSWER_LIMIT_MILLISECONDS = 2_000;

/** Whether `bursar http` can listen on its address, or already does. */
export async function checkPort(settings: Pick<Settings, 'host' | 'port'>): Promise<CheckResult> {
  const { host, port } = settings;
  const subject = say('port');
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    server.close();
    return {
      subject,
      state: 'ok',
      message: port === 0 ? say('any free port on {host}', { host }) : say('{port} on {host} is free', { port, host }),
    };
  } catch (error) {
    const reason = describeListenError(error, settings);
    if (reason === undefined) throw error;
    if (await isBursar(host, port))
      return {
        subject,
        state: 'ok',
        message: say('bursar is already running on port {port} of {host}', { port, host }),
      };
    return {
      subject,
      state: 'error',
      message: say('{reason} (assistants that start bursar by themselves need no port)', { reason }),
    };
  }
}

async function isBursar(host: string, port: number): Promise<boolean> {
  const name = host.includes(':') ? `[${host}]` : host;
  const controller = new AbortController();
  // Unlike AbortSignal.timeout, this timer keeps the process alive while a program that hangs up is waited for.
  const timer = setTimeout(() => controller.abort(), ANSWER_LIMIT_MILLISECONDS);
  try {
    const answer = await fetch(`http://${name}:${port}/health/live`, { signal: controller.signal });
    return ((await answer.json()) as { status?: unknown }).status === 'alive';
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
