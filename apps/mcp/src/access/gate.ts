import type { Access } from '@bursar/access';
import { localCaller, type Caller, type RestRefusal } from '@bursar/toolkit';

import type { Allowance, RateLimit, RateLimiter } from './rate-limit';

/** What a request shows, and what is asked of it. */
export interface Request {
  /** Every text that was given as a key. */
  readonly keys: readonly string[];
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
  { readonly caller: Caller } | { readonly refusal: RestRefusal }
);

export interface GateOptions {
  /** `none`: who shows no key is the person at this machine. `key`: nobody gets in without one. */
  readonly auth: 'none' | 'key';
  /** Loaded when the first key is shown. */
  readonly access: () => Promise<Access>;
  readonly limiter: RateLimiter;
  /** For each valid key. */
  readonly keyLimit: RateLimit;
  /** For each address, of calls without a valid key. */
  readonly addressLimit: RateLimit;
  /** Told of what nobody foresaw; the caller is told only that it happened. */
  readonly onFault: (error: unknown) => void;
}

/** Decides who is calling, and whether now. */
export class Gate {
  constructor(private readonly options: GateOptions) {}

  async admit(request: Request): Promise<Admission> {
    const { auth, limiter, keyLimit, addressLimit } = this.options;
    const identity = await this.#identify(request).catch((error: unknown) => this.#unverified(error));
    const isLimited = request.isLimited || auth === 'key';
    const [bucket, limit] =
      identity.kind === 'key' ? [`key ${identity.keyId}`, keyLimit] : [`address ${request.address}`, addressLimit];
    const allowance = isLimited ? limiter.take(bucket, limit) : undefined;
    if (allowance !== undefined && allowance.retryAfterSeconds > 0) {
      return { allowance, refusal: { kind: 'rate-limited', retryAfterSeconds: allowance.retryAfterSeconds } };
    }
    if (identity.kind === 'key') return { allowance, caller: { owner: identity.owner, isLocal: false } };
    if (request.isOpen) return { allowance, caller: localCaller };
    if (identity.kind === 'unverified') return { allowance, refusal: identity.refusal };
    const isAdmitted = identity.kind === 'nobody' && auth === 'none' && !request.needsKey;
    return isAdmitted ? { allowance, caller: localCaller } : { allowance, refusal: { kind: 'unauthorized' } };
  }

  async #identify({ keys }: Request): Promise<Identity> {
    const [key, ...others] = new Set(keys);
    if (key === undefined) return { kind: 'nobody' };
    // Two different keys are two callers; which one is meant cannot be known.
    if (others.length > 0) return { kind: 'stranger' };
    const known = await (await this.options.access()).ownerOfKey(key);
    return known === undefined ? { kind: 'stranger' } : { kind: 'key', ...known };
  }

  #unverified(error: unknown): Identity {
    if (error instanceof Error && error.name === 'DatabaseUnavailable') {
      return { kind: 'unverified', refusal: { kind: 'unavailable', message: error.message } };
    }
    this.options.onFault(error);
    return { kind: 'unverified', refusal: { kind: 'fault' } };
  }
}

type Identity =
  | { readonly kind: 'nobody' }
  /** Somebody with a key that opens nothing. */
  | { readonly kind: 'stranger' }
  /** Somebody with a key that cannot be checked now. */
  | { readonly kind: 'unverified'; readonly refusal: RestRefusal }
  | { readonly kind: 'key'; readonly owner: string; readonly keyId: string };
