import type { Caller } from '@bursar/toolkit';
import { Hono, type Context } from 'hono';

import { readBuiltBytes } from '../built-files';
import { logFault } from '../observability/log';
import { INTERNAL_ERROR_MESSAGE } from '../protocol/sdk-errors';
import { authenticate } from './authenticate';
import { readBuiltPage } from './built-page';
import { answerDevices, answerPairing } from './devices';
import {
  foreignOrigin,
  forwardedRequest,
  isToLoopback,
  unknownHost,
  type OwnNames,
} from './host-and-origin-validation';
import { answerHouseholdSample } from './household-sample';
import { answerHouseholdSettings } from './household-settings';
import { CLIENT_GONE, type HttpParts } from './http-parts';
import { answerImportHistory } from './import-history';
import { rejection } from './json-rpc-error-response';
import { createMcpEndpoint, refusalResponse, type McpHandler } from './mcp-endpoint';
import { measureRequests, nameRoute } from './measure-requests';
import { answerPageFile, createPage, PAGE_FILES } from './page';
import { refuseForeign } from './refuse-foreign';
import { answerReportDocument } from './report-documents';
import { requestInfoOf } from './request-info';
import { describeResource } from './resource-description';
import { answerRest } from './rest';
import { answerSeveralCalls } from './several-calls';
import { answerTelegram } from './telegram';
import { answerTrades } from './trades';

/** The header of an API key on `/mcp`. */
const MCP_KEY_HEADERS = ['x-mcp-api-key'];

/** A device that pairs has no key yet. */
const PAIRING_POLICY = { keyHeaders: [], needsKey: false, isLimited: true, isOpen: true };

/**
 * The paths of the server.
 *
 * @param own the names that it answers under; undefined for any, where the page is not shown.
 */
export function createApp(
  parts: HttpParts,
  handler: McpHandler,
  own: OwnNames | undefined,
): { readonly app: Hono; close(): Promise<void> } {
  const mcp = createMcpEndpoint(handler, parts);
  const app = new Hono();
  app.use(measureRequests);
  const { telegramWebhook, resource } = parts;
  const rests = parts.domains.flatMap(({ rest }) => (rest === undefined ? [] : [rest]));
  const validating = (foreignIn: typeof unknownHost) =>
    app.use(async ({ req }, next) => {
      const foreign = foreignIn(req.raw, resource?.hostname, own);
      if (foreign !== undefined) return refuseForeign(rests, req.raw, foreign);
      await next();
      return undefined;
    });
  if (parts.asksNoCredentials && !parts.trustProxyHeaders) validating(forwardedRequest);
  if (own !== undefined) validating(unknownHost);
  if (resource !== undefined) {
    const describe = describeResource(resource);
    app.use(async (context, next) => {
      const { request, origin } = requestInfoOf(context, parts.trustProxyHeaders);
      return describe(request, origin) ?? (await next(), undefined);
    });
  }
  if (own !== undefined) validating(foreignOrigin);
  const isShown = (request: Request) => own?.protocol === 'https:' || isToLoopback(request);
  const page = createPage(readBuiltPage, { language: parts.fixedLanguage, isShown });
  app.all('/', (context) => page(context.req.raw));
  for (const path of Object.keys(PAGE_FILES)) {
    app.all(path, ({ req }) => answerPageFile(req.raw, (name) => readBuiltBytes(`page/${name}`), isShown));
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
  app.all('/calls', (context) =>
    authenticated(context, (request, caller) => answerSeveralCalls(request, caller, parts)),
  );
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
  app.all('/household/trades', (context) =>
    authenticated(context, (request, caller) => answerTrades(request, caller, parts.listTrades)),
  );
  app.all('/household/devices/:id?', (context) =>
    authenticated(context, (request, caller) => answerDevices(request, caller, parts.devices)),
  );
  app.post('/pair', (context) =>
    authenticate(parts, requestInfoOf(context, parts.trustProxyHeaders), PAIRING_POLICY, async (authentication) =>
      'caller' in authentication
        ? answerPairing(context.req.raw, parts.devices)
        : refusalResponse(authentication.refusal),
    ),
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
