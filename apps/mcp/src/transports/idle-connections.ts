import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Where the system does not say how many files a process may open, and the most that anybody needs. */
const [USUAL_FILES, MOST_CONNECTIONS] = [1_024, 4_000];
/** Files that the server itself needs: connections to the database, its own program, logs, files of arguments. */
const OWN_FILES = 96;
const FEWEST_CONNECTIONS = 16;

/** How many connections a server may have open, given how many files it may. */
export function connectionLimit(files = openFilesLimit()): number {
  return Math.max(FEWEST_CONNECTIONS, Math.min(MOST_CONNECTIONS, files - OWN_FILES));
}

/**
 * Keeps the number of connections under a limit: for a new one beyond it, the one that has been idle for longest is closed,
 * so that connections that nobody uses lock out nobody. One with a request in progress is closed only if all have one.
 */
export function limitConnections(server: Server, limit: number): void {
  /** In the order of their last request; those with one in progress at the end. */
  const idle = new Set<Socket>();
  const busy = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => {
      idle.delete(socket);
      busy.delete(socket);
    });
    if (idle.size + busy.size <= limit) return;
    const [oldest] = idle.size > 1 ? idle : busy;
    oldest?.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    busy.add(socket);
    response.once('close', () => {
      if (busy.delete(socket) && !socket.destroyed) idle.add(socket);
    });
  });
}

/** The soft limit of open files; Linux tells. */
function openFilesLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? MOST_CONNECTIONS + OWN_FILES : Number(soft);
  } catch {
    return USUAL_FILES;
  }
}
