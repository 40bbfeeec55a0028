import pg from 'pg';

import { Client } from './client';
import type { PoolSettings } from './pool-settings';

/** Shorter than MCP hosts wait for a response. */
const PROBE_INTERVAL_MILLISECONDS = 20_000;
const LONGEST_PROBE_MILLISECONDS = 10_000;

/**
 * Opens a new connection to the server at an interval for as long as a piece of work runs: a network that drops all
 * packets reports no error, and a statement may rightly take long. Calls `onSilence` if there is no answer. Returns
 * the function that stops the probe.
 *
 * @param settings those of the connections; most pieces of work end before they are needed.
 */
export function startLivenessProbe(
  settings: () => PoolSettings,
  onSilence: () => void,
  interval = PROBE_INTERVAL_MILLISECONDS,
): () => void {
  const probe = async () => {
    if (!(await answers(settings(), Math.min(interval, LONGEST_PROBE_MILLISECONDS)))) onSilence();
  };
  const timer = setInterval(() => void probe(), interval).unref();
  return () => clearInterval(timer);
}

async function answers(settings: PoolSettings, limit: number): Promise<boolean> {
  try {
    const client = new Client({ ...settings, connectionTimeoutMillis: limit });
    // Errors after the answer do not matter, and without a listener they would end the process.
    client.on('error', () => undefined);
    await client.connect();
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    // A server that refuses the connection has answered.
    return error instanceof pg.DatabaseError;
  }
}
