import type { Server } from 'node:http';

import { serve } from '@hono/node-server';

/** A server on loopback for a test. */
export interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves requests on any free port. */
export function serveRequests(fetch: (request: Request) => Promise<Response>): Promise<TestServer> {
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => closed(server) }),
    ) as Server;
  });
}

export function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
