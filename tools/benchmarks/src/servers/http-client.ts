import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** An answer over HTTP. */
export interface Served {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

/** Posts JSON, given as a value or as its bytes, over so many connections at most, which stay open. */
export class HttpClient {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  post(url: URL, body: unknown, headers: Headers = {}): Promise<Served> {
    const json = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
    const own = { 'content-type': 'application/json', 'content-length': String(json.byteLength) };
    return this.#send('POST', url, { ...headers, ...own }, json);
  }

  get(url: URL): Promise<Served> {
    return this.#send('GET', url, {});
  }

  #send(method: string, url: URL, headers: Headers, body?: Uint8Array): Promise<Served> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, agent: this.#agent, headers }, (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (part: string) => (received += part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
