import { once } from 'node:events';
import type { Server as NodeServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import { readLimitedBody } from '@bursar/rest';
import type { Caller } from '@bursar/toolkit';
import { Hono, type Context } from 'hono';

import { readBuiltFile } from '../built-files';
import { isLoopback } from '../configuration/read-settings';
import { logFault } from '../observability/log';
import type { ServerParts } from '../protocol/mcp-server';
import { UsageError } from '../configuration/usage-error';
import { passDoor, type Door } from './authenticate';
import { refuseForeignHost, refuseForeignOrigin } from './host-and-origin-validation';
import { refuse } from './json-rpc-error-response';
import { createHandler, createMcpEndpoint, refuseCall, type McpHandler } from './mcp-endpoint';
import { createPage } from './page';
import { answerReportDocument } from './report-documents';
import { describeResource } from './resource-description';
import { answerRest } from './rest';
import { visitOf } from './request-info';
import { whyNotListening } from './listen-error';

/** What runs when the server ends has this time to finish. */
const CLOSE_LIMIT_MILLISECONDS = 700;

/** Node's own 5 s end, on a busy machine, connections whose next request has come and was not read yet. */
const KEEP_ALIVE_MILLISECONDS = 75_000;

/** Telegram's messages are far smaller; what is larger is taken and not read. */
const WEBHOOK_LIMIT_BYTES = 1024 * 1024;

/** The header that shows a key to MCP. */
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

export interface HttpParts extends ServerParts, Door {
  /** Whether what calls need can be had now. Never throws. */
  isReady(): Promise<boolean>;
  /** Takes messages that Telegram sends, where the owner wants it. */
  readonly telegramWebhook: ((request: Request) => Promise<Response>) | undefined;
  /** Whether a proxy in front tells where requests come from, and how. */
  readonly trustsProxy: boolean;
}

/** Listens on an address. Throws a UsageError when the address is taken. */
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
      const reason = whyNotListening(error, { host, port });
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
  // Before the others: what Telegram sends comes through a proxy, under a name that is not this machine's.
  if (telegramWebhook !== undefined) {
    app.post('/telegram/webhook', async (context) => {
      const body = await readLimitedBody(context.req.raw, WEBHOOK_LIMIT_BYTES);
      const { url, headers } = context.req.raw;
      return telegramWebhook(new Request(url, { method: 'POST', headers, body: new Uint8Array(body ?? []) }));
    });
  }
  const refusing = (refuse: typeof refuseForeignHost) =>
    app.use(async ({ req }, next) => refuse(req.raw, resource?.hostname) ?? (await next(), undefined));
  if (isOnLoopback) refusing(refuseForeignHost);
  if (resource !== undefined) {
    const describe = describeResource(resource);
    app.use(async (context, next) => {
      const { request, origin } = visitOf(context, parts.trustsProxy);
      return describe(request, origin) ?? (await next(), undefined);
    });
  }
  if (isOnLoopback) refusing(refuseForeignOrigin);
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
    const answer = (context: Context) => answerRest(rest, visitOf(context, parts.trustsProxy), parts);
    app.all(rest.prefix, answer);
    app.all(`${rest.prefix}/*`, answer);
  }
  const demands = { keyHeaders: MCP_KEY_HEADERS, needsKey: false, isLimited: false, isOpen: false };
  const admitted = (context: Context, answer: (request: Request, caller: Caller) => Promise<Response>) =>
    passDoor(parts, visitOf(context, parts.trustsProxy), demands, async (admission) =>
      'caller' in admission ? answer(context.req.raw, admission.caller) : refuseCall(admission.refusal),
    );
  app.all('/mcp', (context) => admitted(context, mcp.answer));
  app.post('/reports/:file', (context) =>
    admitted(context, (request, caller) => answerReportDocument(request, caller, parts.catalogue)),
  );
  app.notFound(() =>
    Response.json({ error: 'There is nothing here. The page is at /, MCP at /mcp.' }, { status: 404 }),
  );
  app.onError((error) => {
    void logFault(error, { transport: 'http' });
    return refuse(500, -32603, 'INTERNAL_ERROR', 'The request failed through a fault of this server.');
  });
  return { app, close: () => mcp.close() };
}
