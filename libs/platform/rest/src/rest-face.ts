import type { RestCall, RestFace } from '@bursar/toolkit';

import { failureResponse } from './responses';
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

type AnswerRequest = (request: Request, call: RestCall) => Promise<Response>;

/** Makes a face of a table of routes. Cheap: routes, router and description are made when they are first asked for. */
export function createRestFace(options: RestFaceOptions): RestFace {
  const { prefix, alwaysNeedsKey, description, dialect, echo = () => ({}) } = options;
  let loading: Promise<AnswerRequest> | undefined;
  const load = () => {
    const loaded = import('./answer-requests').then(async ({ answerRequests }) =>
      answerRequests(await options.routes(), options),
    );
    // What failed is tried again by the next request.
    loaded.catch(() => (loading = undefined));
    return loaded;
  };
  return {
    prefix,
    alwaysNeedsKey,
    openPaths: [description.path],
    answer: async (request, call) => {
      try {
        return withHeaders(await (await (loading ??= load()))(request, call), echo(request));
      } catch (error) {
        options.onFault?.(error, { traceId: call.traceId, method: request.method, path: undefined });
        return withHeaders(failureResponse({ kind: 'fault' }, dialect, call), echo(request));
      }
    },
    refuse: (request, refusal, call) => withHeaders(failureResponse(refusal, dialect, call), echo(request)),
  };
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
