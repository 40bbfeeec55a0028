import type { Socket } from 'node:net';

import { isUnavailableReason, type UnavailableReason } from '../database-unavailable';

/** Where a process that may read the data directory can reach the server. */
export interface ServerAddress {
  /** The port on loopback, or undefined if the server listens on the socket in its cluster. */
  readonly loopbackPort: number | undefined;
}

/** The state of a server. A keeper sends it to its leases, at once and at each change, as one line of JSON. */
export type KeeperState =
  | { readonly state: 'starting' }
  | { readonly state: 'ready'; readonly address: ServerAddress }
  | { readonly state: 'failed'; readonly reason: UnavailableReason };

/** The line that turns a connection into a lease: the server runs for as long as there is one. */
export const LEASE_LINE = 'lease';

export function writeState(socket: Socket, state: KeeperState): void {
  if (socket.writable) socket.write(`${JSON.stringify(state)}\n`);
}

/** Calls `listen` for each complete line that arrives. */
export function onLines(socket: Socket, listen: (line: string) => void): void {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) listen(line);
  });
}

/** The state in a line, or undefined for a line that this version does not know. */
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
