import { createServer, type AddressInfo } from 'node:net';

/** A port that was free a moment ago, for tests that need it before the server starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
