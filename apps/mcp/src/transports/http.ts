import { once } from 'node:events';
import type { Server as NodeServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import { readLimitedBody } from '@bursar/rest';
import type { Caller } from '@bursar/toolkit';
import { Hono, type Context } from 'hono';

import { readBuiltFile } from '../built-files';
import { isLoopback } from '../configuration/loopback';
import { logFault } from '../observability/log';
import type { ServerParts } from '../protocol/mcp-server';
import { INTERNAL_ERROR_MESSAGE } from '../protocol/sdk-errors';
import { UsageError } from '../configuration/usage-error';
import { authenticate, type AuthenticationParts } from './authenticate';
import { rejectUnknownHost, rejectForeignOrigin } from './host-and-origin-validation';
import { rejection } from './json-rpc-error-response';
import { createHandler, createMcpEndpoint, refusalResponse, type McpHandler } from './mcp-endpoint';
import { createPage } from './page';
import { answerReportDocument } from './report-documents';
import { describeResource } from './resource-description';
import { answerRest } from './rest';
import { requestInfoOf } from './request-info';
import { describeListenError } from './listen-error';

/** How long running requests may take to finish when the server closes. */
const CLOSE_LIMIT_MILLISECONDS = 700;

/** On a busy machine Node's default of 5 s closes connections whose next request has arrived but has not been read. */
const KEEP_ALIVE_MILLISECONDS = 75_000;

/** Telegram's updates are far smaller; a larger body is discarded. */
const WEBHOOK_LIMIT_BYTES = 1024 * 1024;

/** The header of an API key on `/mcp`. */
const MCP_KEY_HEADERS = ['x-mcp-api-key'];

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

export interface HttpParts extends ServerParts, AuthenticationParts {
  /** Whether calls can be served now. Never throws. */
  isReady(): Promise<boolean>;
  /** Handles Telegram's webhook requests, where the webhook is enabled. */
  readonly telegramWebhook: ((request: Request) => Promise<Response>) | undefined;
  /** Whether X-Forwarded-* headers of a reverse proxy are trusted. */
  readonly trustProxyHeaders: boolean;
}

/** Listens on an address. Throws a UsageError when the address is not available. */
export async function listen(
  parts: HttpParts,
  { host, port }: HttpAddress,
  handler: McpHandler = createHandler(parts),
): Promise<RunningServer> {
  const { app, close } = createApp(parts, handler, isLoopback(host));
  const server = serve({
    fetch: app.fetch,
    hostname: host,
    port,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MILLISECONDS },
  }) as NodeServer;
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
    url: `http://${name}:${address.port}`,
    close: async () => {
      await close();
      server.close();
      server.closeIdleConnections();
      await Promise.race([once(server, 'close'), pause(CLOSE_LIMIT_MILLISECONDS, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}

function createApp(
  parts: HttpParts,
  handler: McpHandler,
  isOnLoopback: boolean,
): { readonly app: Hono; close(): Promise<void> } {
  const mcp = createMcpEndpoint(handler);
  const app = new Hono();
  const { telegramWebhook, resource } = parts;
  // Before host validation: Telegram's requests come through a proxy, for a host name that is not this machine's.
  if (telegramWebhook !== undefined) {
    app.post('/telegram/webhook', async (context) => {
      const body = await readLimitedBody(context.req.raw, WEBHOOK_LIMIT_BYTES);
      const { url, headers } = context.req.raw;
      return telegramWebhook(new Request(url, { method: 'POST', headers, body: new Uint8Array(body ?? []) }));
    });
  }
  const validating = (reject: typeof rejectUnknownHost) =>
    app.use(async ({ req }, next) => reject(req.raw, resource?.hostname) ?? (await next(), undefined));
  if (isOnLoopback) validating(rejectUnknownHost);
  if (resource !== undefined) {
    const describe = describeResource(resource);
    app.use(async (context, next) => {
      const { request, origin } = requestInfoOf(context, parts.trustProxyHeaders);
      return describe(request, origin) ?? (await next(), undefined);
    });
  }
  if (isOnLoopback) validating(rejectForeignOrigin);
  const page = createPage(() => readBuiltFile('page/index.html'));
  app.all('/', (context) => page(context.req.raw));
  app.get('/health/live', (context) => context.json({ status: 'alive' }));
  app.get('/health/ready', async (context) => {
    if (await parts.isReady()) return context.json({ status: 'ready' });
    const message = 'The database does not answer. Calls that need it fail until it does.';
    return context.json({ code: 'SERVICE_UNAVAILABLE', message, details: {} }, 503);
  });
  for (const { rest } of parts.catalogue.domains) {
    if (rest === undefined) continue;
    const answer = (context: Context) => answerRest(rest, requestInfoOf(context, parts.trustProxyHeaders), parts);
    app.all(rest.prefix, answer);
    app.all(`${rest.prefix}/*`, answer);
  }
  const policy = { keyHeaders: MCP_KEY_HEADERS, needsKey: false, isLimited: false, isOpen: false };
  const authenticated = (context: Context, respond: (request: Request, caller: Caller) => Promise<Response>) =>
    authenticate(parts, requestInfoOf(context, parts.trustProxyHeaders), policy, async (authentication) =>
      'caller' in authentication
        ? respond(context.req.raw, authentication.caller)
        : refusalResponse(authentication.refusal),
    );
  app.all('/mcp', (context) => authenticated(context, mcp.answer));
  app.post('/reports/:file', (context) =>
    authenticated(context, (request, caller) => answerReportDocument(request, caller, parts.catalogue)),
  );
  app.notFound(() =>
    Response.json({ error: 'There is nothing here. The page is at /, MCP at /mcp.' }, { status: 404 }),
  );
  app.onError((error) => {
    void logFault(error, { transport: 'http' });
    return rejection(500, -32603, 'INTERNAL_ERROR', INTERNAL_ERROR_MESSAGE);
  });
  return { app, close: () => mcp.close() };
}
