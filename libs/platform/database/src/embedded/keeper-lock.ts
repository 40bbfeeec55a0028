import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Server } from 'node:net';

import { answers, keeperAddress, keeperNumbers, keeperPipe } from './keeper-sockets';
import type { Layout } from './layout';

/**
 * Makes this process the keeper of a data directory, or returns undefined if another process is. The keeper is the
 * process that listens; the operating system ends that with the process, however it dies, so there are no stale locks
 * and no process ids to compare.
 *
 * A candidate listens under a number, then gives up if there is a higher number or a lower one that answers. Of two
 * candidates the higher one bound its name after the lower one looked for higher ones, otherwise the lower one would
 * have given up; so the lower one was listening by then, and the higher one finds that it answers. At most one remains.
 */
export async function becomeKeeper(layout: Layout): Promise<Server | undefined> {
  const server = createServer();
  if (process.platform === 'win32') return (await listens(server, keeperPipe(layout))) ? server : undefined;

  // Numbers are never reused, so removing the socket of a dead keeper cannot hit a living one.
  const number = Math.max(Date.now(), (keeperNumbers(layout)[0] ?? 0) + 1);
  const address = keeperAddress(layout, number);
  if (!(await listens(server, address))) return undefined;
  chmodSync(address, 0o600);

  const others = keeperNumbers(layout).filter((other) => other !== number);
  const isLate = others.some((other) => other > number);
  if (isLate || (await anyAnswers(layout, others))) {
    // Not awaited: a client that has connected to this candidate is disconnected when the process ends.
    server.close();
    return undefined;
  }
  for (const dead of others) rmSync(join(layout.keepers, String(dead)), { force: true });
  return server;
}

async function anyAnswers(layout: Layout, numbers: readonly number[]): Promise<boolean> {
  const found = await Promise.all(numbers.map((number) => answers(keeperAddress(layout, number))));
  return found.includes(true);
}

/** Returns false if another process has the name; throws any other failure. */
function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}
