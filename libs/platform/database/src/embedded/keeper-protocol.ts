import type { Socket } from 'node:net';

import { isUnavailableReason, type UnavailableReason } from '../database-unavailable';

/** Where the server can be reached, by a process that may read the data directory. */
export interface ServerAddress {
  /** The port on loopback, or undefined where the server listens on the socket in its cluster. */
  readonly loopbackPort: number | undefined;
}

/** What a keeper tells everyone connected, one JSON line at each change. */
export type KeeperState =
  | { readonly state: 'starting' }
  | { readonly state: 'ready'; readonly address: ServerAddress }
  | { readonly state: 'failed'; readonly reason: UnavailableReason };

/** The line by which a connection becomes a lease: the server runs for as long as there is one. */
export const LEASE_LINE = 'lease';

export function writeState(socket: Socket, state: KeeperState): void {
  if (socket.writable) socket.write(`${JSON.stringify(state)}\n`);
}

/** Calls back for each whole line that arrives. */
export function onLines(socket: Socket, listen: (line: string) => void): void {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) listen(line);
  });
}

/** The state in a line, or undefined for a line of another version of ours. */
export function readState(line: string): KeeperState | undefined {
  try {
    const value = JSON.parse(line) as Partial<Record<string, unknown>>;
    if (value['state'] === 'starting') return { state: 'starting' };
    if (value['state'] === 'failed') {
      const reason = value['reason'];
      return { state: 'failed', reason: isUnavailableReason(reason) ? reason : 'did-not-start' };
    }
    if (value['state'] !== 'ready') return undefined;
    const port = (value['address'] as { loopbackPort?: unknown } | undefined)?.loopbackPort;
    return { state: 'ready', address: { loopbackPort: typeof port === 'number' ? port : undefined } };
  } catch {
    return undefined;
  }
}
