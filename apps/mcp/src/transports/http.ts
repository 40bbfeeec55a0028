import { once } from 'node:events';
import type { Server as NodeServer } from 'node:http';
import { createServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import { inCall } from '@bursar/toolkit/call-scope';

import type { Tls } from '../access/tls';
import { isLoopback } from '../configuration/loopback';
import { UsageError } from '../configuration/usage-error';
import { createApp } from './app';
import { CLIENT_GONE, type HttpParts } from './http-parts';
import type { HttpAddress, RunningServer } from './running-server';
import { LOOPBACK, type OwnNames } from './host-and-origin-validation';
import { createHandler, type McpHandler } from './mcp-endpoint';
import { connectionLimit, limitConnections } from './idle-connections';
import { describeListenError } from './listen-error';

/** How long running requests may take to finish when the server closes. */
const CLOSE_LIMIT_MILLISECONDS = 700;

/** On a busy machine Node's default of 5 s closes connections whose next request has arrived but has not been read. */
const KEEP_ALIVE_MILLISECONDS = 75_000;

/** Listens on an address, over TLS where `tls` is given. Throws a UsageError when the address is not available. */
export async function listen(
  parts: HttpParts,
  { host, port }: HttpAddress,
  tls?: Tls,
  handler: McpHandler = createHandler(parts),
): Promise<RunningServer> {
  const { app, close } = createApp(parts, handler, ownNames(host, tls));
  const server = serve({
    fetch: async (request, environment) => {
      try {
        return await inCall(undefined, () => app.fetch(request, environment));
      } catch (error) {
        // The reason of an aborted request, which need not be an Error.
        if (request.signal.aborted) return new Response(null, { status: CLIENT_GONE });
        throw error;
      }
    },
    hostname: host,
    port,
    ...(tls !== undefined && { createServer }),
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
      ...(tls !== undefined && { cert: tls.certificate, key: tls.key }),
    },
  }) as NodeServer;
  limitConnections(server, connectionLimit());
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => {
      const reason = describeListenError(error, { host, port });
      reject(reason === undefined ? error : new UsageError(reason));
    });
  });
  const address = server.address() as { readonly port: number };
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `${tls === undefined ? 'http' : 'https'}://${name}:${address.port}`,
    close: async () => {
      await close();
      server.close();
      server.closeIdleConnections();
      await Promise.race([once(server, 'close'), pause(CLOSE_LIMIT_MILLISECONDS, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}

/** Beyond loopback there is no name to hold on to without a certificate. */
function ownNames(host: string, tls: Tls | undefined): OwnNames | undefined {
  if (tls !== undefined) return { protocol: 'https:', names: tls.names };
  return isLoopback(host) ? LOOPBACK : undefined;
}
