import type { Caller } from './caller';

/** A domain's routes, as functions from a web request to a web response: how they are carried is not their matter. */
export interface RestFace {
  /** All paths of this face lie under it: `/v1`. No two domains share one. */
  readonly prefix: string;
  /** True when its contract asks for a key even where the server asks for none. */
  readonly alwaysNeedsKey: boolean;
  /** Paths that anybody may read without a key: the description of the others. */
  readonly openPaths: readonly string[];
  /**
   * Answers a request for a path under the prefix, also for one that does not exist. Never throws: every failure is a
   * response in the contract's words.
   */
  answer(request: Request, call: RestCall): Promise<Response>;
  /** What is said instead of an answer when the server does not let the request through to the domain. */
  refuse(request: Request, refusal: RestRefusal, call: { readonly traceId: string }): Response;
  /** The same for a request that comes from elsewhere; left out where the contract leaves that to the server. */
  refuseForeign?(request: Request, foreign: ForeignRequest, call: { readonly traceId: string }): Response;
}

/** A request of a page of another site, or to a name that is not the server's. */
export interface ForeignRequest {
  readonly code: 'FOREIGN_HOST' | 'FOREIGN_ORIGIN';
  readonly message: string;
}

/** What a request knows beside itself. */
export interface RestCall {
  readonly caller: Caller;
  /** 32 lower-case hexadecimal digits, new for every request, also in the log. */
  readonly traceId: string;
  /** Aborted when the client has gone. */
  readonly signal?: AbortSignal;
  /** Receives the template of the path that the request is for, such as `/v1/months/{year}`, or `unknown`. */
  readonly onRoute?: (template: string) => void;
}

/** Why a server does not let a request through. */
export type RestRefusal =
  /** No key, or one that is not known. A server that takes more than keys says what is wrong and what to send. */
  | { readonly kind: 'unauthorized'; readonly message?: string }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  /** Who is calling cannot be looked up while the database is away. */
  | { readonly kind: 'unavailable'; readonly message: string }
  /** A token cannot be checked while its issuer is away. */
  | { readonly kind: 'issuer-unavailable' }
  | { readonly kind: 'fault' };
