import type { RestDialect } from './rest-dialect';
import type { RestRoute } from './rest-route';

export interface RestFaceOptions {
  /** All paths lie under it: `/v1`. */
  readonly prefix: string;
  /** True when the contract asks for a key even where the server asks for none. */
  readonly alwaysNeedsKey: boolean;
  /** Read once, at the first request. */
  readonly routes: () => Promise<readonly RestRoute[]>;
  readonly dialect: RestDialect;
  /** The OpenAPI description of the routes, which anybody may read. */
  readonly description: FaceDescription;
  /** Requests that write are refused. */
  readonly readOnly?: boolean | undefined;
  /** Headers that every answer has because of its request, refusals included: an id that is echoed. */
  readonly echo?: (request: Request) => Readonly<Record<string, string>>;
  /** Told of what nobody foresaw; the client is told only that it happened. */
  readonly onFault?: ((error: unknown, facts: FaultFacts) => void) | undefined;
}

export interface FaceDescription {
  /** Where it is served: `/v1/openapi.json`. */
  readonly path: string;
  readonly title: string;
  readonly version: string;
  readonly text: string;
}

/** Where a fault happened; nothing of what was sent. */
export interface FaultFacts {
  readonly traceId: string;
  readonly method: string;
  /** As in the table of routes, or undefined when none was found. */
  readonly path: string | undefined;
}
