import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

import { MCP_HEADERS, type HttpServer } from '../index';

export interface CrowdRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface CrowdResponse {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** A call of a tool over MCP. */
export function toolRequest(name: string, input: unknown): CrowdRequest {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } });
  return { method: 'POST', path: '/mcp', headers: MCP_HEADERS, body };
}

/** One client with a connection of its own, which it keeps. */
export class CrowdClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly server: HttpServer) {}

  /** The answer; status 0 where the connection failed. `signal` gives up, in the middle of what it is. */
  send({ method, path, headers = {}, body }: CrowdRequest, signal?: AbortSignal): Promise<CrowdResponse> {
    const begun = performance.now();
    return new Promise((resolve) => {
      const settle = (status: number, text: string) =>
        resolve({ status, text, milliseconds: performance.now() - begun });
      const sent = request(
        new URL(path, this.server.url),
        { method, headers, agent: this.#agent, ...(signal !== undefined && { signal }) },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () => settle(response.statusCode ?? 0, text));
          response.on('error', (error) => settle(0, error.message));
        },
      );
      sent.on('error', (error) => settle(0, error.message));
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Connections that a client has open for bad: they hold on to what they can until they are let go. */
export class StalledConnections {
  readonly #sockets: Socket[] = [];

  constructor(private readonly server: HttpServer) {}

  /** Asks for more than the system keeps for a reader, and reads none of it. */
  slowReader(): void {
    const socket = this.#open();
    socket.pause();
    socket.write('GET /v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
  }

  /** Says that a body comes, and sends a half of it. */
  halfSent(): void {
    const head = ['POST /mcp HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 100000'];
    this.#open().write(`${head.join('\r\n')}\r\n\r\n{"jsonrpc":"2.0","id":1,${' '.repeat(40_000)}`);
  }

  letGo(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }

  #open(): Socket {
    const socket = connect(Number(this.server.url.port), this.server.url.hostname);
    socket.on('error', () => undefined);
    this.#sockets.push(socket);
    return socket;
  }
}
