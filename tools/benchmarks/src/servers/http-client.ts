import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** An answer over HTTP. */
export interface Served {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

/** Posts JSON over so many connections at most, which stay open. */
export class HttpClient {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  post(url: URL, body: unknown, headers: Headers = {}): Promise<Served> {
    const text = JSON.stringify(body);
    const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: this.#agent, headers: { ...headers, ...own } };
      const sent = request(url, options, (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (part: string) => (received += part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received }),
        );
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
