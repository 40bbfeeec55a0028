import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { PeerCertificate, TLSSocket } from 'node:tls';

interface TlsRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface TlsAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** The text as JSON; undefined for any other. */
  readonly json: ReturnType<typeof JSON.parse>;
  readonly certificate: PeerCertificate;
}

/** Sends a request over TLS. Whom the certificate is for is checked where `ca` is given: the one that vouches for it. */
export async function sendOverTls(address: string, options: TlsRequest = {}, ca?: string): Promise<TlsAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  const sent = request(address, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(ca === undefined ? { rejectUnauthorized: false } : { ca }),
    agent: false,
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const certificate = (answer.socket as TLSSocket).getPeerCertificate();
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  return { status: answer.statusCode, headers: answer.headers, text, json: parsed(text), certificate };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
