import { request, type IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

import type { RpcMessage } from './json-rpc';
import { within } from './running-process';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The JSON-RPC message, whether it came as JSON or as the one event of a stream. */
  readonly message: RpcMessage | undefined;
}

export interface HttpRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
}

/** What every message to /mcp carries. */
export const MCP_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
} as const;

/** An address that serves MCP and REST: a server, or a proxy in front of several. */
export class HttpEndpoint {
  constructor(readonly url: URL) {}

  /** Posts one JSON-RPC message, or text that should have been one. */
  post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.send({ method: 'POST', path: '/mcp', headers: { ...MCP_HEADERS, ...headers }, body: text });
  }

  /** Calls a tool without a client in between: one request, and its answer. */
  callTool(name: string, input: unknown, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
    return this.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }, headers);
  }

  /** Any request at all, also with a Host of its own, which fetch does not allow. */
  send({ method = 'GET', path = '/', headers = {}, body }: HttpRequest): Promise<HttpAnswer> {
    const answer = new Promise<HttpAnswer>((resolve, reject) => {
      const sent = request(new URL(path, this.url), { method, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, message: messageIn(text) }),
        );
      });
      sent.on('error', reject);
      if (body === undefined || typeof body === 'string') sent.end(body);
      else body.pipe(sent);
    });
    return within(answer, () => `the answer to ${method} ${path}`);
  }
}

function messageIn(text: string): RpcMessage | undefined {
  const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(json) as RpcMessage;
  } catch {
    return undefined;
  }
}
