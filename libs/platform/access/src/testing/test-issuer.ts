import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';

/** How a token differs from a valid one; undefined omits a claim or a header. */
export interface TokenParts {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** Used instead of the issuer's newest key. */
  readonly key?: CryptoKey | Uint8Array;
}

interface Pair {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

export interface IssuerForm {
  /** A realm in the URL, such as `/realms/home`. */
  readonly path?: string;
  readonly algorithm?: string;
  /** The path of its metadata, including the realm; by default the one that RFC 8414 defines. */
  readonly metadataPath?: string;
  /** Replaces fields of its metadata. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A token issuer on this machine for tests, which can misbehave, stop and start again. */
export class TestIssuer {
  /** The requested paths, in their order. */
  readonly requests: string[] = [];
  #server: Server | undefined;
  #port = 0;
  #pairs: Pair[] = [];
  #count = 0;

  private constructor(private readonly form: IssuerForm) {}

  static async started(form: IssuerForm = {}): Promise<TestIssuer> {
    const issuer = new TestIssuer(form);
    await issuer.rotate();
    await issuer.start();
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}${this.form.path ?? ''}`;
  }

  /** How often its keys were requested. */
  get keyRequests(): number {
    return this.requests.filter((path) => path === '/keys').length;
  }

  /** The newest key. */
  get pair(): Pair {
    return this.#pairs.at(-1) as Pair;
  }

  /** Listens, on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      void this.#answer(request).then((body) => {
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body ?? {}));
      });
    });
    await once(server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  /** Creates the key that signs from now on; of the older ones, the last `kept` are still published. */
  async rotate(kept = 0): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair(this.form.algorithm ?? 'ES256', { extractable: true });
    this.#count += 1;
    const pair = { kid: `key-${this.#count}`, privateKey, publicKey };
    this.#pairs = [...(kept === 0 ? [] : this.#pairs.slice(-kept)), pair];
  }

  /** A token that is valid for the audience for ten minutes, except for the given parts. */
  async token(audience: string, subject: string, { claims, header, key }: TokenParts = {}): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const valid = { iss: this.url, aud: audience, sub: subject, iat: seconds, exp: seconds + 600, client_id: 'tests' };
    const { kid, privateKey } = this.pair;
    const validHeader = { alg: this.form.algorithm ?? 'ES256', typ: 'at+jwt', kid };
    const payload = given({ ...valid, ...claims }) as JWTPayload;
    const protectedHeader = given({ ...validHeader, ...header }) as unknown as JWTHeaderParameters;
    if (protectedHeader.alg === 'none') return new UnsecuredJWT(payload).encode();
    return new SignJWT(payload).setProtectedHeader(protectedHeader).sign(key ?? privateKey);
  }

  async #answer(request: IncomingMessage): Promise<unknown> {
    const [path, realm] = [request.url, this.form.path ?? ''];
    if (path === `${realm}/token`) return this.#grant(request);
    if (path === '/keys') {
      const keys = this.#pairs.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid }));
      return { keys: await Promise.all(keys) };
    }
    if (path !== (this.form.metadataPath ?? `/.well-known/oauth-authorization-server${realm}`)) return undefined;
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      response_types_supported: ['code'],
      grant_types_supported: ['client_credentials'],
      code_challenge_methods_supported: ['S256'],
      jwks_uri: `http://127.0.0.1:${this.#port}/keys`,
      ...this.form.metadata,
    };
  }

  /** Every client gets a token with itself as the subject, for any resource (RFC 8707). */
  async #grant(request: IncomingMessage): Promise<unknown> {
    const resource = new URLSearchParams(await text(request)).get('resource');
    const [, credentials = ''] = (request.headers.authorization ?? '').split(' ');
    const [client = ''] = Buffer.from(credentials, 'base64').toString().split(':');
    return { access_token: await this.token(resource ?? '', client), token_type: 'Bearer', expires_in: 600 };
  }
}

function given(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
