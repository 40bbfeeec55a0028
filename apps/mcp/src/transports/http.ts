import { once } from 'node:events';
import type { Server as NodeServer } from 'node:http';
import { createServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import type { Domain } from '@bursar/toolkit';
import { inCall } from '@bursar/toolkit/call-scope';

import type { Tls } from '../access/tls';
import { isLoopback } from '../configuration/loopback';
import type { ServerParts } from '../protocol/mcp-server';
import { UsageError } from '../configuration/usage-error';
import { createApp } from './app';
import type { Devices } from './devices';
import type { AuthenticationParts } from './authenticate';
import { LOOPBACK, type OwnNames } from './host-and-origin-validation';
import { createHandler, type McpHandler } from './mcp-endpoint';
import type { ReadMessage } from './message-reader';
import type { SettingsAccess } from './household-settings';
import type { SampleAccess } from './household-sample';
import type { ImportHistory } from './import-history';
import type { ReportParts } from './report-documents';
import { connectionLimit, limitConnections } from './idle-connections';
import type { ListTrades } from './trades';
import { describeListenError } from './listen-error';

/** How long running requests may take to finish when the server closes. */
const CLOSE_LIMIT_MILLISECONDS = 700;

/** On a busy machine Node's default of 5 s closes connections whose next request has arrived but has not been read. */
const KEEP_ALIVE_MILLISECONDS = 75_000;

/** Nobody receives it. */
export const CLIENT_GONE = 499;

export interface HttpAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface RunningServer {
  /** `http://127.0.0.1:3333` */
  readonly url: string;
  close(): Promise<void>;
}

export interface HttpParts extends ServerParts, AuthenticationParts, ReportParts {
  /** Served over REST too, where a domain has routes. */
  readonly domains: readonly Domain[];
  /** Whether calls can be served now. Never throws. */
  isReady(): Promise<boolean>;
  readonly readMessage: ReadMessage;
  /** For the page; undefined where statements are not served. */
  readonly importHistory: ImportHistory | undefined;
  readonly householdSettings: SettingsAccess;
  readonly householdSample: SampleAccess;
  /** The files of trades that the person at this machine has opened. */
  readonly listTrades: ListTrades;
  readonly devices: Devices;
  /** The language that the start of the server decides for every household. */
  readonly fixedLanguage: string | undefined;
  /** Handles Telegram's webhook requests, where the webhook is enabled. */
  readonly telegramWebhook: ((request: Request) => Promise<Response>) | undefined;
  /** Whether X-Forwarded-* headers of a reverse proxy are trusted. */
  readonly trustProxyHeaders: boolean;
  /** `--auth none`: a request without a key comes from the person at this machine. */
  readonly asksNoCredentials: boolean;
}

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
