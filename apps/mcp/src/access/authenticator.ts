import type { Access } from '@bursar/access';
import { localCaller, type Caller, type RestRefusal } from '@bursar/toolkit';

import { IssuerUnavailable, TokenRefused, type TokenFlaw } from './oauth/token-refusal';
import type { Auth } from './auth-mode';
import type { Allowance, RateLimit, RateLimiter } from './rate-limit';

/** What a request shows, and what is asked of it. */
export interface Request {
  /** Every text that was given as a key. */
  readonly keys: readonly string[];
  /** The token in its header, which counts where tokens are known. */
  readonly token: string | undefined;
  /** Where it comes from, for the limit of those without a key. */
  readonly address: string;
  /** Whether a key is asked for even where the server asks for none. */
  readonly needsKey: boolean;
  /** Whether it is limited even where the server asks for no key. */
  readonly isLimited: boolean;
  /** Whether anybody may have the answer. */
  readonly isOpen: boolean;
}

/** Who is let in, or why nobody is; with what is left of the caller's allowance where calls are counted. */
export type Admission = { readonly allowance: Allowance | undefined } & (
  | { readonly caller: Caller }
  /** The flaw is that of a token. */
  | { readonly refusal: RestRefusal; readonly flaw?: TokenFlaw | undefined }
);

export interface GateOptions {
  readonly auth: Auth['mode'];
  /** Loaded when the first key is shown. */
  readonly access: () => Promise<Access>;
  /** The owner whom a token is about, where tokens are known. Throws TokenRefused and IssuerUnavailable. */
  readonly ownerOfToken?: ((token: string) => Promise<string>) | undefined;
  readonly limiter: RateLimiter;
  /** For each valid key, and for each owner who shows tokens. */
  readonly keyLimit: RateLimit;
  /** For each address, of calls without a valid key or token. */
  readonly addressLimit: RateLimit;
  /** Told of what nobody foresaw; the caller is told only that it happened. */
  readonly onFault: (error: unknown) => void;
}

/** A key and a token are two callers, like two different keys; which one is meant cannot be known. */
const BOTH: TokenFlaw = { error: 'invalid_request', description: 'There are both a key and a token.' };

/** Decides who is calling, and whether now. */
export class Gate {
  constructor(private readonly options: GateOptions) {}

  async admit(request: Request): Promise<Admission> {
    const { auth, limiter, keyLimit, addressLimit } = this.options;
    const identity = await this.#identify(request).catch((error: unknown) => this.#unverified(error));
    const isLimited = request.isLimited || auth !== 'none';
    const [bucket, limit] =
      identity.kind === 'known' ? [identity.bucket, keyLimit] : [`address ${request.address}`, addressLimit];
    const allowance = isLimited ? limiter.take(bucket, limit) : undefined;
    if (allowance !== undefined && allowance.retryAfterSeconds > 0) {
      return { allowance, refusal: { kind: 'rate-limited', retryAfterSeconds: allowance.retryAfterSeconds } };
    }
    if (identity.kind === 'known') return { allowance, caller: { owner: identity.owner, isLocal: false } };
    if (request.isOpen) return { allowance, caller: localCaller };
    if (identity.kind === 'unverified') return { allowance, refusal: identity.refusal };
    const isAdmitted = identity.kind === 'nobody' && auth === 'none' && !request.needsKey;
    if (isAdmitted) return { allowance, caller: localCaller };
    const flaw = identity.kind === 'stranger' ? identity.flaw : undefined;
    return { allowance, refusal: this.#unauthorized(flaw), flaw };
  }

  async #identify({ keys, token }: Request): Promise<Identity> {
    const { access, ownerOfToken } = this.options;
    const [key, ...others] = new Set(keys);
    if (token !== undefined && ownerOfToken !== undefined) {
      if (key !== undefined) return { kind: 'stranger', flaw: BOTH };
      const owner = await ownerOfToken(token);
      return { kind: 'known', owner, bucket: `owner ${owner}` };
    }
    if (key === undefined) return { kind: 'nobody' };
    if (others.length > 0) return { kind: 'stranger' };
    const known = await (await access()).ownerOfKey(key);
    if (known === undefined) return { kind: 'stranger' };
    return { kind: 'known', owner: known.owner, bucket: `key ${known.keyId}` };
  }

  #unverified(error: unknown): Identity {
    if (error instanceof TokenRefused) return { kind: 'stranger', flaw: error.flaw };
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
  | { readonly kind: 'nobody' }
  /** Somebody with a key or token that opens nothing. */
  | { readonly kind: 'stranger'; readonly flaw?: TokenFlaw }
  /** Somebody with a key or token that cannot be checked now. */
  | { readonly kind: 'unverified'; readonly refusal: RestRefusal }
  /** The bucket is the one whose calls are counted. */
  | { readonly kind: 'known'; readonly owner: string; readonly bucket: string };
