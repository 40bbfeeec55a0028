import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { readLimitedBody } from '@bursar/rest';
import type { Caller, RestRefusal } from '@bursar/toolkit';

import { createServerFactory, type ServerParts } from '../protocol/mcp-server';
import { plainError, type WireError } from '../protocol/sdk-errors';
import { readJsonRpc } from './json-rpc-message';
import { errorResponse, refuse } from './json-rpc-error-response';

const BODY_LIMIT_MEBIBYTES = 16;

/** MCP over HTTP, without sessions: any of several servers can answer any request. */
export interface McpEndpoint {
  answer(request: Request, caller: Caller): Promise<Response>;
  close(): Promise<void>;
}

/** What answers a message that was read and let in. */
export type McpHandler = Pick<McpHttpHandler, 'fetch' | 'close'>;

export function createHandler(parts: ServerParts): McpHandler {
  return createMcpHandler(createServerFactory(parts));
}

export function createMcpEndpoint(handler: McpHandler): McpEndpoint {
  return {
    answer: (request, caller) =>
      request.method === 'POST' ? answerPost(request, caller, handler.fetch) : Promise.resolve(postOnly()),
    close: () => handler.close(),
  };
}

function postOnly(): Response {
  const message = 'Send MCP messages with POST; this endpoint keeps no sessions.';
  return refuse(405, -32000, 'METHOD_NOT_ALLOWED', message, { Allow: 'POST' });
}

/** Why a request was not let through, as MCP clients read it. */
export function refuseCall(refusal: RestRefusal): Response {
  switch (refusal.kind) {
    case 'unauthorized':
      return refuse(
        401,
        -32001,
        'UNAUTHORIZED',
        refusal.message ?? 'Send a key of this server in the header X-MCP-API-Key.',
      );
    case 'rate-limited': {
      const seconds = refusal.retryAfterSeconds;
      const message = `Too many calls. Wait ${seconds} s before the next one.`;
      return refuse(429, -32002, 'RATE_LIMIT_EXCEEDED', message, { 'Retry-After': String(seconds) });
    }
    case 'unavailable':
      return notNow(`Who is calling cannot be looked up. ${refusal.message}`);
    case 'issuer-unavailable':
      return notNow('The token cannot be checked, because its issuer does not answer.');
    case 'fault':
      return refuse(500, -32603, 'INTERNAL_ERROR', 'The request failed through a fault of this server.');
  }
}

function notNow(cause: string): Response {
  return refuse(503, -32003, 'SERVICE_UNAVAILABLE', `${cause} Try again later.`);
}

/** The SDK's form for who is calling; what it knows of tokens is not used. */
const NO_TOKEN = { token: '', clientId: '', scopes: [] };

/** Reads and checks the message ourselves, so that refusals are in our words; the SDK gets it parsed. */
async function answerPost(request: Request, caller: Caller, fetch: McpHandler['fetch']): Promise<Response> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return refuse(415, -32000, 'UNSUPPORTED_MEDIA_TYPE', 'Send the message with Content-Type: application/json.');
  }
  const body = await readLimitedBody(request, BODY_LIMIT_MEBIBYTES * 1024 * 1024);
  if (body === undefined) {
    return refuse(
      413,
      -32600,
      'MESSAGE_TOO_LARGE',
      `The message is larger than ${BODY_LIMIT_MEBIBYTES} MiB. Send less at a time.`,
    );
  }
  const incoming = readJsonRpc(new TextDecoder().decode(body));
  if (incoming.kind === 'refused') return errorResponse(400, incoming.id, incoming.error);
  const { message } = incoming;
  const response = await fetch(request, { parsedBody: message, authInfo: { ...NO_TOKEN, extra: { caller } } });
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
