import type { Server as NodeServer } from 'node:http';

import { serve } from '@hono/node-server';
import { createMcpHandler, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { Hono, type Context } from 'hono';

import { logFault } from '../log';
import { createServerFactory, type ServerParts } from '../mcp-server';
import { plainError, type WireError } from '../plain-errors';
import { UsageError } from '../usage-error';
import { readJsonRpc } from './json-rpc-line';
import { readBody } from './request-body';
import { mountRest } from './rest';

const BODY_LIMIT_MEBIBYTES = 16;

const WHY_NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken; choose another with --port',
  EACCES: 'may not be used by this account; choose one above 1023 with --port',
  EADDRNOTAVAIL: 'is not an address of this machine; choose another with --host',
};

/** Names under which a browser or client reaches loopback; any other is a page that rebinds DNS. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

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

export interface HttpParts extends ServerParts {
  /** Whether what calls need can be had now. Never throws. */
  isReady(): Promise<boolean>;
}

/** Listens on loopback. Throws a UsageError when the address is taken. */
export async function listen(parts: HttpParts, { host, port }: HttpAddress): Promise<RunningServer> {
  const { app, close } = createApp(parts);
  const server = serve({ fetch: app.fetch, hostname: host, port }) as NodeServer;
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = WHY_NOT_LISTENING[error.code ?? ''];
      reject(reason === undefined ? error : new UsageError(`port ${port} on ${host} ${reason}`));
    });
  });
  const address = server.address() as { readonly port: number };
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${address.port}`,
    close: async () => {
      await close();
      server.close();
      server.closeAllConnections();
    },
  };
}

function createApp(parts: HttpParts): { readonly app: Hono; close(): Promise<void> } {
  const handler = createMcpHandler(createServerFactory(parts));
  const app = new Hono();
  app.use(async (context, next) => refuseForeign(context.req.raw) ?? (await next(), undefined));
  app.get('/health/live', (context) => context.json({ status: 'alive' }));
  app.get('/health/ready', async (context) => {
    if (await parts.isReady()) return context.json({ status: 'ready' });
    const message = 'The database does not answer. Calls that need it fail until it does.';
    return context.json({ code: 'SERVICE_UNAVAILABLE', message, details: {} }, 503);
  });
  mountRest(app, parts.catalogue.domains);
  app.post('/mcp', (context) => answerPost(context, handler.fetch));
  app.all('/mcp', () => {
    return refuse(405, -32000, 'METHOD_NOT_ALLOWED', 'Send MCP messages with POST; this endpoint keeps no sessions.', {
      Allow: 'POST',
    });
  });
  app.notFound(() => Response.json({ error: 'There is nothing here. MCP is at /mcp.' }, { status: 404 }));
  app.onError((error) => {
    void logFault(error, { transport: 'http' });
    return refuse(500, -32603, 'INTERNAL_ERROR', 'The request failed through a fault of this server.');
  });
  return { app, close: () => handler.close() };
}

type McpFetch = ReturnType<typeof createMcpHandler>['fetch'];

/** Reads and checks the message ourselves, so that refusals are in our words; the SDK gets it parsed. */
async function answerPost(context: Context, fetch: McpFetch): Promise<Response> {
  const request = context.req.raw;
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return refuse(415, -32000, 'UNSUPPORTED_MEDIA_TYPE', 'Send the message with Content-Type: application/json.');
  }
  const body = await readBody(request, BODY_LIMIT_MEBIBYTES * 1024 * 1024);
  if (body === undefined) {
    return refuse(
      413,
      -32600,
      'MESSAGE_TOO_LARGE',
      `The message is larger than ${BODY_LIMIT_MEBIBYTES} MiB. Send less at a time.`,
    );
  }
  const incoming = readJsonRpc(body);
  if (incoming.kind === 'refused') return errorResponse(400, incoming.id, incoming.error);
  const { message } = incoming;
  const response = await fetch(request, { parsedBody: message });
  return response.status < 400 ? response : inPlainWords(response, 'method' in message ? message.method : undefined);
}

/** Errors that the SDK answers before a server of ours has seen the message. */
async function inPlainWords(response: Response, method: string | undefined): Promise<Response> {
  if (response.status === 406) {
    return refuse(406, -32000, 'NOT_ACCEPTABLE', 'Send Accept: application/json, text/event-stream.');
  }
  const text = await response.text();
  try {
    const body = JSON.parse(text) as { id?: string | number | null; error?: WireError };
    if (body.error !== undefined) {
      return errorResponse(response.status, body.id ?? null, plainError(body.error, method), headersOf(response));
    }
  } catch {
    // Not JSON: passed on as it is.
  }
  return new Response(text, { status: response.status, headers: headersOf(response) });
}

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return headers;
}

/** A page that a browser shows may send requests to loopback; its Host or Origin gives it away. */
function refuseForeign(request: Request): Response | undefined {
  if (!validateHostHeader(request.headers.get('host'), LOOPBACK_NAMES).ok) {
    return refuse(403, -32000, 'FOREIGN_HOST', 'Only requests to localhost, 127.0.0.1 or [::1] are answered.');
  }
  if (!validateOriginHeader(request.headers.get('origin'), LOOPBACK_NAMES).ok) {
    return refuse(403, -32000, 'FOREIGN_ORIGIN', 'Requests from pages of other sites are not answered.');
  }
  return undefined;
}

function refuse(
  status: number,
  code: number,
  name: string,
  message: string,
  headers?: ResponseInit['headers'],
): Response {
  return errorResponse(status, null, { code, message, data: { code: name } }, headers);
}

function errorResponse(
  status: number,
  id: string | number | null,
  error: WireError,
  headers?: ResponseInit['headers'],
): Response {
  return Response.json({ jsonrpc: '2.0', id, error }, { status, ...(headers && { headers }) });
}
