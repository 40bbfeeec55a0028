import type { Access } from '@bursar/access';
import { localCaller, type Caller, type RestRefusal } from '@bursar/toolkit';

import { IssuerUnavailable, TokenRefused, type TokenFlaw } from './oauth/token-refusal';
import type { Auth } from './auth-mode';
import type { Allowance, RateLimit, RateLimiter } from './rate-limit';

/** What the path of a request requires. */
export interface RoutePolicy {
  /** Requires a key or token even where the server does not. */
  readonly needsKey: boolean;
  /** Is rate-limited even where the server requires no credentials. */
  readonly isLimited: boolean;
  /** Needs no credentials in any mode. */
  readonly isOpen: boolean;
}

/** The credentials of a request, and the policy of its route. */
export interface AuthenticationRequest extends RoutePolicy {
  /** Every value of a key header. */
  readonly keys: readonly string[];
  /** The bearer token, which counts where tokens are accepted. */
  readonly token: string | undefined;
  /** The client's address, for the rate limit of requests without valid credentials. */
  readonly address: string;
}

/** The caller or the refusal, with what remains of the rate limit where one applies. */
export type Authentication = { readonly allowance: Allowance | undefined } & (
  | { readonly caller: Caller }
  /** `flaw`: what is wrong with a token. */
  | { readonly refusal: RestRefusal; readonly flaw?: TokenFlaw | undefined }
);

export interface AuthenticatorOptions {
  readonly auth: Auth['mode'];
  /** Loaded for the first key. */
  readonly access: () => Promise<Access>;
  /** The owner of a token, where tokens are accepted. Throws TokenRefused and IssuerUnavailable. */
  readonly ownerOfToken?: ((token: string) => Promise<string>) | undefined;
  /** Of this process. */
  readonly limiter: RateLimiter;
  /** Of all processes on one database: for keys and owners. */
  readonly sharedLimiter?: (bucket: string, limit: RateLimit) => Promise<Allowance | undefined>;
  /** For each valid key, and for each owner of tokens. */
  readonly keyLimit: RateLimit;
  /** For each address, of requests without a valid key or token. */
  readonly addressLimit: RateLimit;
  /** Receives unexpected errors; the caller only learns that one happened. */
  readonly onFault: (error: unknown) => void;
}

/** A key and a token name two callers, like two different keys. */
const BOTH: TokenFlaw = { error: 'invalid_request', description: 'There are both a key and a token.' };

/** Identifies the caller of a request and applies rate limits. */
export class Authenticator {
  constructor(private readonly options: AuthenticatorOptions) {}

  async authenticate(request: AuthenticationRequest): Promise<Authentication> {
    const { auth, keyLimit, addressLimit } = this.options;
    const identity = await this.#identify(request).catch((error: unknown) => this.#unverified(error));
    const isLimited = request.isLimited || auth !== 'none';
    const [bucket, limit] =
      identity.kind === 'known' ? [identity.bucket, keyLimit] : [`address ${request.address}`, addressLimit];
    const allowance = isLimited ? await this.#take(identity, bucket, limit) : undefined;
    if (allowance !== undefined && allowance.retryAfterSeconds > 0) {
      return { allowance, refusal: { kind: 'rate-limited', retryAfterSeconds: allowance.retryAfterSeconds } };
    }
    if (identity.kind === 'known') return { allowance, caller: { owner: identity.owner, isLocal: false } };
    if (request.isOpen) return { allowance, caller: localCaller };
    if (identity.kind === 'unverified') return { allowance, refusal: identity.refusal };
    const isAllowed = identity.kind === 'anonymous' && auth === 'none' && !request.needsKey;
    if (isAllowed) return { allowance, caller: localCaller };
    const flaw = identity.kind === 'invalid-credentials' ? identity.flaw : undefined;
    return { allowance, refusal: this.#unauthorized(flaw), flaw };
  }

  /** A key's calls are counted in the database; those of an address, which anybody can make, in this process. */
  async #take(identity: Identity, bucket: string, limit: RateLimit): Promise<Allowance | undefined> {
    const { limiter, sharedLimiter } = this.options;
    if (identity.kind !== 'known' || sharedLimiter === undefined) return limiter.take(bucket, limit);
    try {
      return await sharedLimiter(bucket, limit);
    } catch (error) {
      // The call itself will say what is wrong with the database.
      if (!(error instanceof Error && error.name === 'DatabaseUnavailable')) this.options.onFault(error);
      return limiter.take(bucket, limit);
    }
  }

  async #identify({ keys, token }: AuthenticationRequest): Promise<Identity> {
    const { access, ownerOfToken } = this.options;
    const [key, ...others] = new Set(keys);
    if (token !== undefined && ownerOfToken !== undefined) {
      if (key !== undefined) return { kind: 'invalid-credentials', flaw: BOTH };
      const owner = await ownerOfToken(token);
      return { kind: 'known', owner, bucket: `owner ${owner}` };
    }
    if (key === undefined) return { kind: 'anonymous' };
    if (others.length > 0) return { kind: 'invalid-credentials' };
    const known = await (await access()).ownerOfKey(key);
    if (known === undefined) return { kind: 'invalid-credentials' };
    return { kind: 'known', owner: known.owner, bucket: `key ${known.keyId}` };
  }

  #unverified(error: unknown): Identity {
    if (error instanceof TokenRefused) return { kind: 'invalid-credentials', flaw: error.flaw };
    if (error instanceof IssuerUnavailable) return { kind: 'unverified', refusal: { kind: 'issuer-unavailable' } };
    if (error instanceof Error && error.name === 'DatabaseUnavailable') {
      return { kind: 'unverified', refusal: { kind: 'unavailable', message: error.message } };
    }
    this.options.onFault(error);
    return { kind: 'unverified', refusal: { kind: 'fault' } };
  }

  #unauthorized(flaw: TokenFlaw | undefined): RestRefusal {
    if (this.options.ownerOfToken === undefined) return { kind: 'unauthorized' };
    const cause = flaw?.description ?? 'There is no token or key that opens anything.';
    const message = `${cause} Send a token as Authorization: Bearer, or a key as X-MCP-API-Key.`;
    return { kind: 'unauthorized', message };
  }
}

type Identity =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'invalid-credentials'; readonly flaw?: TokenFlaw }
  /** The credentials cannot be checked now. */
  | { readonly kind: 'unverified'; readonly refusal: RestRefusal }
  /** `bucket`: the name of the rate limit's bucket. */
  | { readonly kind: 'known'; readonly owner: string; readonly bucket: string };
