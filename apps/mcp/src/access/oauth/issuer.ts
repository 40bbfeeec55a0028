import type { Clock } from '@bursar/calendar';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, type RemoteJWKSet } from 'jose';

import { discoverKeys, readJson, REQUEST_LIMIT_MILLISECONDS } from './discover-keys';
import { IssuerUnavailable } from './token-refusal';

/** How long nobody asks an issuer again that could not be had. */
const REST_MILLISECONDS = 2_000;
/** After this time a key that was not there is looked for again: issuers change keys, and others invent names of keys. */
const COOLDOWN_MILLISECONDS = 5_000;
/** A key that the issuer took back is believed for so long at most. */
const KEEP_MILLISECONDS = 600_000;

export interface IssuerOptions {
  readonly issuer: string;
  readonly clock: Clock;
  /** Told why the issuer cannot be had, once until it can or until the reason is another. */
  readonly onUnavailable: (reason: string) => void;
}

/** The keys of an issuer, asked for when they are first needed. One that cannot be had is left alone for a while. */
export class Issuer {
  #keys: Promise<RemoteJWKSet> | undefined;
  #failure: { readonly error: IssuerUnavailable; readonly at: number } | undefined;

  constructor(private readonly options: IssuerOptions) {}

  /** Asks for the keys now. Throws IssuerUnavailable. */
  async check(): Promise<void> {
    await (await this.#load()).reload().catch(unavailable);
  }

  /** The key that a token says it is signed with. Throws IssuerUnavailable, or jose's error where there is not one such key. */
  readonly keyOf: JWTVerifyGetKey = async (header, token) => {
    const keys = await this.#load();
    return keys(header, token).catch((error: unknown) => {
      // Where they lie may have changed too.
      if (!keys.fresh) this.#keys = undefined;
      const isOfToken = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      if (isOfToken) throw error;
      return unavailable(error);
    });
  };

  #load(): Promise<RemoteJWKSet> {
    if (this.#keys === undefined) {
      this.#keys = this.#discover();
      // What failed is tried again.
      this.#keys.catch(() => (this.#keys = undefined));
    }
    return this.#keys;
  }

  async #discover(): Promise<RemoteJWKSet> {
    const address = await this.#attempt(() => discoverKeys(this.options.issuer));
    return createRemoteJWKSet(address, {
      cooldownDuration: COOLDOWN_MILLISECONDS,
      cacheMaxAge: KEEP_MILLISECONDS,
      timeoutDuration: REQUEST_LIMIT_MILLISECONDS,
      [customFetch]: (url, init) => this.#attempt(() => fetchKeys(url, init)),
    });
  }

  async #attempt<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const last = this.#failure;
    const now = this.options.clock.now();
    if (last !== undefined && Math.abs(now - last.at) < REST_MILLISECONDS) throw last.error;
    try {
      const answer = await work();
      this.#failure = undefined;
      return answer;
    } catch (error) {
      if (!(error instanceof IssuerUnavailable)) throw error;
      this.#failure = { error, at: this.options.clock.now() };
      if (error.message !== last?.error.message) this.options.onUnavailable(error.message);
      throw error;
    }
  }
}

async function fetchKeys(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch(() => {
    throw new IssuerUnavailable('its keys cannot be reached');
  });
  const body = await readJson(response);
  if (Array.isArray(body?.['keys'])) return Response.json(body);
  throw new IssuerUnavailable('there are no keys where it says that they are');
}

function unavailable(error: unknown): never {
  throw error instanceof IssuerUnavailable ? error : new IssuerUnavailable('its keys cannot be read');
}
