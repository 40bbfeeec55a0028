import type { RestDialect } from './rest-dialect';
import type { RestRoute } from '@bursar/toolkit';

export interface RestFaceOptions {
  /** The prefix of all paths: `/v1`. */
  readonly prefix: string;
  /** Whether the contract requires a key even if the server does not. */
  readonly alwaysNeedsKey: boolean;
  /** Read once, at the first request. */
  readonly routes: () => Promise<readonly RestRoute[]>;
  readonly dialect: RestDialect;
  /** The OpenAPI description of the routes, which is public. */
  readonly description: FaceDescription;
  /** Reject requests that write. */
  readonly readOnly?: boolean | undefined;
  /** Headers of every response, including errors, that depend on the request: an id that is echoed. */
  readonly echo?: (request: Request) => Readonly<Record<string, string>>;
  /** Called with unexpected errors, of which the client learns only that they occurred. */
  readonly onFault?: ((error: unknown, facts: FaultFacts) => void) | undefined;
}

export interface FaceDescription {
  /** Its path: `/v1/openapi.json`. */
  readonly path: string;
  readonly title: string;
  readonly version: string;
  readonly text: string;
}

/** Where an unexpected error occurred, without any data of the request. */
export interface FaultFacts {
  readonly traceId: string;
  readonly method: string;
  /** The path in the table of routes, or undefined if no route was found. */
  readonly path: string | undefined;
}
