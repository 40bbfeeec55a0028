import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

import type { Layout } from './layout';
import { shortPath } from './short-path';

/** How long a suspended keeper may leave a connection waiting before it counts as dead. */
const CONNECT_LIMIT_MILLISECONDS = 5_000;

/** The numbers of the keepers' sockets in a data directory, the newest first. */
export function keeperNumbers({ keepers }: Layout): number[] {
  return readdirSync(keepers)
    .filter((name) => /^\d{1,15}$/.test(name))
    .map(Number)
    .sort((one, other) => other - one);
}

/** The address of the keeper with this number. */
export function keeperAddress(layout: Layout, number: number): string {
  return shortPath(layout.dataDir, join(layout.keepers, String(number)));
}

/** Windows frees the name of a pipe with its last holder and refuses a second listener: one name is enough there. */
export function keeperPipe({ dataDir }: Layout): string {
  return `\\\\.\\pipe\\bursar-${createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 32)}`;
}

/** A connection to the living keeper of a data directory, or undefined if there is none. */
export async function connectToKeeper(layout: Layout): Promise<Socket | undefined> {
  if (process.platform === 'win32') return connectTo(keeperPipe(layout));
  for (const number of keeperNumbers(layout)) {
    const socket = await connectTo(keeperAddress(layout, number));
    if (socket !== undefined) return socket;
  }
  return undefined;
}

/** Whether a process accepts connections at the address. */
export async function answers(address: string): Promise<boolean> {
  const socket = await connectTo(address);
  socket?.destroy();
  return socket !== undefined;
}

/** A connection, or undefined if no process listens: the system refuses at once if the listener has died. */
function connectTo(address: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const timer = setTimeout(() => socket.destroy(), CONNECT_LIMIT_MILLISECONDS);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners();
      resolve(socket);
    });
    // Without a listener an error would end the process.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
