import type { Server } from '@modelcontextprotocol/server';

import { isMeasured, measured } from '../observability/recorder';

type Handler = (...args: readonly unknown[]) => unknown;

/** Measures every method that the server is given a handler for from now on; calls of tools measure themselves. */
export function measureMethods(server: Server): void {
  if (!isMeasured()) return;
  const set = server.setRequestHandler.bind(server) as (...args: readonly unknown[]) => void;
  const setMeasured = (method: string, ...rest: unknown[]) => {
    const handler = rest.pop() as Handler;
    if (method === 'tools/call') return set(method, ...rest, handler);
    return set(method, ...rest, (...args: readonly unknown[]) => measured({ method }, async () => handler(...args)));
  };
  server.setRequestHandler = setMeasured;
}
