import { once } from 'node:events';
import type { Server as NodeServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import type { Caller, Domain } from '@bursar/toolkit';
import { inCall } from '@bursar/toolkit/call-scope';
import { Hono, type Context } from 'hono';

import { readBuiltBytes } from '../built-files';
import { isLoopback } from '../configuration/loopback';
import { logFault } from '../observability/log';
import type { ServerParts } from '../protocol/mcp-server';
import { INTERNAL_ERROR_MESSAGE } from '../protocol/sdk-errors';
import { UsageError } from '../configuration/usage-error';
import { authenticate, type AuthenticationParts } from './authenticate';
import { foreignOrigin, forwardedRequest, unknownHost } from './host-and-origin-validation';
import { rejection } from './json-rpc-error-response';
import { createHandler, createMcpEndpoint, refusalResponse, type McpHandler } from './mcp-endpoint';
import type { ReadMessage } from './message-reader';
import { answerHouseholdSettings, type SettingsAccess } from './household-settings';
import { answerHouseholdSample, type SampleAccess } from './household-sample';
import { answerImportHistory, type ImportHistory } from './import-history';
import { readBuiltPage } from './built-page';
import { answerPageFile, createPage, PAGE_FILES } from './page';
import { answerReportDocument, type ReportParts } from './report-documents';
import { describeResource } from './resource-description';
import { refuseForeign } from './refuse-foreign';
import { answerRest } from './rest';
import { requestInfoOf } from './request-info';
import { answerTelegram } from './telegram';
import { connectionLimit, limitConnections } from './idle-connections';
import { describeListenError } from './listen-error';
import { measureRequests, nameRoute } from './measure-requests';

/** How long running requests may take to finish when the server closes. */
const CLOSE_LIMIT_MILLISECONDS = 700;

/** On a busy machine Node's default of 5 s closes connections whose next request has arrived but has not been read. */
const KEEP_ALIVE_MILLISECONDS = 75_000;

/** Nobody receives it. */
const CLIENT_GONE = 499;

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
  /** The language that the start of the server decides for every household. */
  readonly fixedLanguage: string | undefined;
  /** Handles Telegram's webhook requests, where the webhook is enabled. */
  readonly telegramWebhook: ((request: Request) => Promise<Response>) | undefined;
  /** Whether X-Forwarded-* headers of a reverse proxy are trusted. */
  readonly trustProxyHeaders: boolean;
  /** `--auth none`: a request without a key comes from the person at this machine. */
  readonly asksNoCredentials: boolean;
}

/** Listens on an address. Throws a UsageError when the address is not available. */
export async function listen(
  parts: HttpParts,
  { host, port }: HttpAddress,
  handler: McpHandler = createHandler(parts),
): Promise<RunningServer> {
  const { app, close } = createApp(parts, handler, isLoopback(host));
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
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MILLISECONDS },
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
  const mcp = createMcpEndpoint(handler, parts);
  const app = new Hono();
  app.use(measureRequests);
  const { telegramWebhook, resource } = parts;
  const rests = parts.domains.flatMap(({ rest }) => (rest === undefined ? [] : [rest]));
  const validating = (foreignIn: typeof unknownHost) =>
    app.use(async ({ req }, next) => {
      const foreign = foreignIn(req.raw, resource?.hostname);
      if (foreign !== undefined) return refuseForeign(rests, req.raw, foreign);
      await next();
      return undefined;
    });
  if (parts.asksNoCredentials && !parts.trustProxyHeaders) validating(forwardedRequest);
  if (isOnLoopback) validating(unknownHost);
  if (resource !== undefined) {
    const describe = describeResource(resource);
    app.use(async (context, next) => {
      const { request, origin } = requestInfoOf(context, parts.trustProxyHeaders);
      return describe(request, origin) ?? (await next(), undefined);
    });
  }
  if (isOnLoopback) validating(foreignOrigin);
  const page = createPage(readBuiltPage, { language: parts.fixedLanguage });
  app.all('/', (context) => page(context.req.raw));
  for (const path of Object.keys(PAGE_FILES)) {
    app.all(path, ({ req }) => answerPageFile(req.raw, (name) => readBuiltBytes(`page/${name}`)));
  }
  app.get('/health/live', (context) => context.json({ status: 'alive' }));
  app.get('/health/ready', async (context) => {
    if (await parts.isReady()) return context.json({ status: 'ready' });
    const message = 'The database does not answer. Calls that need it fail until it does.';
    return context.json({ code: 'SERVICE_UNAVAILABLE', message, details: {} }, 503);
  });
  for (const rest of rests) {
    const answer = (context: Context) =>
      answerRest(rest, requestInfoOf(context, parts.trustProxyHeaders), parts, (route) => nameRoute(context, route));
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
  if (telegramWebhook !== undefined) {
    app.post('/telegram/webhook', (context) => answerTelegram(context.req.raw, telegramWebhook));
  }
  app.all('/mcp', (context) => authenticated(context, mcp.answer));
  app.post('/reports/:file', (context) =>
    authenticated(context, (request, caller) => answerReportDocument(request, caller, parts)),
  );
  app.post('/imports/:action', (context) =>
    authenticated(context, (request, caller) => answerImportHistory(request, caller, parts.importHistory)),
  );
  app.all('/household/settings', (context) =>
    authenticated(context, (request, caller) => answerHouseholdSettings(request, caller, parts.householdSettings)),
  );
  app.all('/household/sample', (context) =>
    authenticated(context, (request, caller) => answerHouseholdSample(request, caller, parts.householdSample)),
  );
  app.notFound(() =>
    Response.json({ error: 'There is nothing here. The page is at /, MCP at /mcp.' }, { status: 404 }),
  );
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    void logFault(error, { transport: 'http' });
    return rejection(500, -32603, 'INTERNAL_ERROR', INTERNAL_ERROR_MESSAGE);
  });
  return { app, close: () => mcp.close() };
}
