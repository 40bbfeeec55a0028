import { once } from 'node:events';
import { createServer } from 'node:net';

import type { Settings } from '../../configuration/application-settings';
import { whyNotListening } from '../../transports/listen-error';
import type { Finding } from './check-result';

/** Longer than a server on the same machine needs. */
const ANSWER_LIMIT_MILLISECONDS = 2_000;

/** Whether `bursar http` could listen where it is told to, or does already. */
export async function checkPort(settings: Pick<Settings, 'host' | 'port'>): Promise<Finding> {
  const { host, port } = settings;
  const about = 'port';
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    server.close();
    return { about, state: 'well', says: port === 0 ? `any free one on ${host}` : `${port} on ${host} is free` };
  } catch (error) {
    const reason = whyNotListening(error, settings);
    if (reason === undefined) throw error;
    if (await isBursar(host, port)) return { about, state: 'well', says: `a bursar serves on port ${port} of ${host}` };
    return { about, state: 'wrong', says: `${reason} (hosts that start bursar over stdio need none)` };
  }
}

async function isBursar(host: string, port: number): Promise<boolean> {
  const name = host.includes(':') ? `[${host}]` : host;
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MILLISECONDS);
  try {
    const answer = await fetch(`http://${name}:${port}/health/live`, { signal });
    return ((await answer.json()) as { status?: unknown }).status === 'alive';
  } catch {
    return false;
  }
}
