import type { Translate } from '@bursar/views/language';

import { requestErrorOf, RequestError } from './request-error';
import { readLines, readServerSentEvents } from './streamed-texts';

/** A JSON-RPC message of the server. */
export interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message?: string; readonly data?: unknown };
}

/** JSON values, one a line. */
const JSON_LINES = 'application/x-ndjson';

/** How the bodies that hold several messages are read. */
const STREAMS = new Map([
  ['text/event-stream', readServerSentEvents],
  [JSON_LINES, readLines],
]);

/** Requests to the server that served the page, each with the current key. */
export class ServerRequests {
  constructor(
    private readonly keyOf: () => string | undefined,
    private readonly fetchPath: typeof fetch,
    private readonly t: () => Translate,
  ) {}

  /** Sends a body as JSON, a list as JSON lines. Throws RequestError or RefusedCall unless the server accepts it. */
  async send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> {
    const key = this.keyOf();
    const isList = Array.isArray(body);
    const headers = {
      ...(body !== undefined && { 'Content-Type': isList ? JSON_LINES : 'application/json' }),
      Accept: 'application/json, text/event-stream',
      ...(key !== undefined && { 'X-MCP-API-Key': key }),
      ...more,
    };
    const content = body !== undefined && {
      body: isList ? body.map((item) => JSON.stringify(item)).join('\n') : JSON.stringify(body),
    };
    const options = { method, headers, ...content, cache: 'no-store' } as const;
    const response = await this.fetchPath(path, options).catch(() => {
      throw this.unreachable();
    });
    if (!response.ok) throw await requestErrorOf(response, this.t());
    return response;
  }

  unreachable(): RequestError {
    return new RequestError('unreachable', this.t()('request.unreachable'));
  }

  /** The body of a response. One that ends early is no answer: what was asked for may have been done. */
  jsonIn<Body>(response: Response): Promise<Body> {
    return response.json().catch(() => {
      throw this.unreachable();
    }) as Promise<Body>;
  }

  /** The messages of a response as they arrive: one as JSON, or a stream of them. */
  async *messagesOf(response: Response): AsyncGenerator<Message> {
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const read = STREAMS.get(type);
    if (read === undefined || response.body === null) {
      yield await this.jsonIn<Message>(response);
      return;
    }
    try {
      for await (const text of read(response.body)) yield JSON.parse(text) as Message;
    } catch {
      throw this.unreachable();
    }
  }
}
