import type { RestCall, RestFace } from '@bursar/toolkit';
import { inCall } from '@bursar/toolkit/call-scope';

import { logRefusal } from '../observability/log';
import { withTrace } from '../observability/trace';
import { authenticate, type AuthenticationParts } from './authenticate';
import type { RequestInfo } from './request-info';

/** Headers of an API key on REST; the second is an older name of the first. */
const KEY_HEADERS = ['x-mcp-api-key', 'x-api-key'];

/**
 * Authenticates a request to a domain's routes; refusals are rendered in the domain's dialect. `onRoute` receives the
 * template of the path, if the domain answers.
 */
export function answerRest(
  rest: RestFace,
  info: RequestInfo,
  parts: AuthenticationParts,
  onRoute: (template: string) => void,
): Promise<Response> {
  const facts = { prefix: rest.prefix, method: info.request.method };
  return withTrace('rest', facts, (traceId) => authenticateAndAnswer(rest, info, parts, { traceId, onRoute }));
}

async function authenticateAndAnswer(
  rest: RestFace,
  info: RequestInfo,
  parts: AuthenticationParts,
  { traceId, onRoute }: Pick<RestCall, 'traceId'> & Required<Pick<RestCall, 'onRoute'>>,
): Promise<Response> {
  const { request } = info;
  const policy = {
    keyHeaders: KEY_HEADERS,
    needsKey: rest.alwaysNeedsKey,
    isLimited: rest.alwaysNeedsKey,
    isOpen: rest.openPaths.includes(new URL(request.url).pathname),
  };
  const response = await authenticate(parts, info, policy, async (authentication) =>
    'caller' in authentication
      ? inCall(authentication.caller.owner, () =>
          rest.answer(request, {
            caller: authentication.caller,
            traceId,
            onRoute,
            // Made when it is first asked for, which few calls do.
            get signal() {
              return request.signal;
            },
          }),
        )
      : rest.refuse(request, authentication.refusal, { traceId }),
  );
  if (response.status >= 400) {
    const correlationId = response.headers.get('correlation-id');
    void logRefusal({
      traceId,
      method: request.method,
      status: response.status,
      ...(correlationId && { correlationId }),
    });
  }
  return response;
}
