import pg from 'pg';
import type { PoolConfig } from 'pg';

/** Shorter than hosts wait for an answer. */
const LOOK_AFTER_MILLISECONDS = 20_000;
const LONGEST_LOOK_MILLISECONDS = 10_000;

/**
 * Asks the server anew, whenever a piece of work has lasted that much longer, whether it is there: a network that
 * swallows everything tells nobody, and statements may rightly take long. Gives the way to stop looking; until then
 * `onSilence` is called when no new connection is answered.
 */
export function lookForSilence(
  settings: () => Promise<PoolConfig>,
  onSilence: () => void,
  after = LOOK_AFTER_MILLISECONDS,
) {
  const look = () =>
    void answers(settings, Math.min(after, LONGEST_LOOK_MILLISECONDS)).then((isThere) => isThere || onSilence());
  const timer = setInterval(look, after).unref();
  return () => clearInterval(timer);
}

async function answers(settings: () => Promise<PoolConfig>, limit: number): Promise<boolean> {
  try {
    const client = new pg.Client({ ...(await settings()), connectionTimeoutMillis: limit });
    // What is found out later interests nobody.
    client.on('error', () => undefined);
    await client.connect();
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    // Whoever refuses is there.
    return error instanceof pg.DatabaseError;
  }
}
