import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { mediaTypeOf, readLimitedBody } from '@bursar/rest';
import type { Caller, RestRefusal } from '@bursar/toolkit';

import { createServerFactory, type ServerParts } from '../protocol/mcp-server';
import { INTERNAL_ERROR_MESSAGE, normalizeError, type JsonRpcError } from '../protocol/sdk-errors';
import { ErrorNormalizingServer } from './error-normalizing-server';
import type { ReadMessage } from './message-reader';
import { splicedResponse } from './spliced-response';
import { INLINE_BYTES } from '../protocol/offloading';
import { errorResponse, rejection } from './json-rpc-error-response';

/** Another server has usually taken over by then. */
const RETRY_SECONDS = '5';
const BODY_LIMIT_MEBIBYTES = 16;

/** How messages are read, and whose calls may be answered by worker threads. */
export type MessageParts = Pick<ServerParts, 'files'> & { readonly readMessage: ReadMessage };

/** MCP over HTTP, without sessions: any of several servers can answer any request. */
export interface McpEndpoint {
  answer(request: Request, caller: Caller): Promise<Response>;
  close(): Promise<void>;
}

/** Handles a message that has been parsed and authenticated. */
export type McpHandler = Pick<McpHttpHandler, 'fetch' | 'close'>;

export function createHandler(parts: ServerParts): McpHandler {
  return createMcpHandler(createServerFactory(parts, ErrorNormalizingServer));
}

export function createMcpEndpoint(handler: McpHandler, parts: MessageParts): McpEndpoint {
  return {
    answer: (request, caller) =>
      request.method === 'POST' ? answerPost(request, caller, handler.fetch, parts) : Promise.resolve(postOnly()),
    close: () => handler.close(),
  };
}

function postOnly(): Response {
  const message = 'Send MCP messages with POST; this endpoint keeps no sessions.';
  return rejection(405, -32000, 'METHOD_NOT_ALLOWED', message, { Allow: 'POST' });
}

/** The refusal of a request in the form that MCP clients read. */
export function refusalResponse(refusal: RestRefusal): Response {
  switch (refusal.kind) {
    case 'unauthorized':
      return rejection(
        401,
        -32001,
        'UNAUTHORIZED',
        refusal.message ?? 'Send a key of this server in the header X-MCP-API-Key.',
      );
    case 'rate-limited': {
      const seconds = refusal.retryAfterSeconds;
      const message = `Too many calls. Wait ${seconds} s before the next one.`;
      return rejection(429, -32002, 'RATE_LIMIT_EXCEEDED', message, { 'Retry-After': String(seconds) });
    }
    case 'unavailable':
      return temporarilyUnavailable(`The key or token cannot be looked up. ${refusal.message}`);
    case 'issuer-unavailable':
      return temporarilyUnavailable('The token cannot be checked, because its issuer does not answer.');
    case 'fault':
      return rejection(500, -32603, 'INTERNAL_ERROR', INTERNAL_ERROR_MESSAGE);
  }
}

function temporarilyUnavailable(cause: string): Response {
  const headers = { 'Retry-After': RETRY_SECONDS };
  return rejection(503, -32003, 'SERVICE_UNAVAILABLE', `${cause} Try again later.`, headers);
}

/** The SDK's form for the caller; its support for tokens is not used. */
const NO_TOKEN = { token: '', clientId: '', scopes: [] };

/** Parses and validates the message here, so that its errors are bursar's; the SDK receives it parsed. */
async function answerPost(
  request: Request,
  caller: Caller,
  fetch: McpHandler['fetch'],
  { readMessage, files }: MessageParts,
): Promise<Response> {
  if (mediaTypeOf(request) !== 'application/json') {
    return rejection(415, -32000, 'UNSUPPORTED_MEDIA_TYPE', 'Send the message with Content-Type: application/json.');
  }
  const body = await readLimitedBody(request, BODY_LIMIT_MEBIBYTES * 1024 * 1024);
  if (body === undefined) {
    return rejection(
      413,
      -32600,
      'MESSAGE_TOO_LARGE',
      `The message is larger than ${BODY_LIMIT_MEBIBYTES} MiB. Send less at a time.`,
    );
  }
  // Reading may move the body to another thread.
  const mayBeOffloaded = body.length > INLINE_BYTES || (files.any && caller.isLocal);
  const sender = {
    owner: caller.owner,
    get signal() {
      return request.signal;
    },
  };
  const incoming = await readMessage(body, sender);
  if (incoming.kind === 'refused') return errorResponse(400, incoming.id, incoming.error);
  const { message } = incoming;
  const response = await fetch(request, { parsedBody: message, authInfo: { ...NO_TOKEN, extra: { caller } } });
  if (response.status < 400) return mayBeOffloaded ? splicedResponse(response) : response;
  return normalizedResponse(response, 'method' in message ? message.method : undefined);
}

/** Rewrites an error that the SDK responds with before its server has seen the message. */
async function normalizedResponse(response: Response, method: string | undefined): Promise<Response> {
  if (response.status === 406) {
    return rejection(406, -32000, 'NOT_ACCEPTABLE', 'Send Accept: application/json, text/event-stream.');
  }
  const text = await response.text();
  try {
    const body = JSON.parse(text) as { id?: string | number | null; error?: JsonRpcError };
    if (body.error !== undefined) {
      return errorResponse(response.status, body.id ?? null, normalizeError(body.error, method), headersOf(response));
    }
  } catch {
    // Not JSON: passed on unchanged.
  }
  return new Response(text, { status: response.status, headers: headersOf(response) });
}

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return headers;
}
