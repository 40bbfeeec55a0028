import type { FailedCall, ForeignRequest, RestCall, RestFace } from '@bursar/toolkit';

import { errorResponse, failureResponse } from './responses';
import type { RestFaceOptions } from './rest-face-options';

type AnswerRequest = (request: Request, call: RestCall) => Promise<Response>;

/** Creates a face from a table of routes. Routes, router and description are loaded at the first request. */
export function createRestFace(options: RestFaceOptions): RestFace {
  const { prefix, alwaysNeedsKey, description, dialect, echo = () => ({}) } = options;
  let loading: Promise<AnswerRequest> | undefined;
  const load = () => {
    const loaded = import('./answer-requests').then(async ({ answerRequests }) =>
      answerRequests(await options.routes(), options),
    );
    // After a failure, the next request tries again.
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
    ...(dialect.foreignErrorOf && {
      refuseForeign: (request: Request, foreign: ForeignRequest, call: FailedCall) => {
        const error = dialect.foreignErrorOf?.(foreign) ?? dialect.errorOf({ kind: 'fault' });
        return withHeaders(errorResponse(error, dialect, call), echo(request));
      },
    }),
    refuse: (request, refusal, call) => withHeaders(failureResponse(refusal, dialect, call), echo(request)),
  };
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
