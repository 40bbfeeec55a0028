import type { RestFace } from '@bursar/toolkit';

import { logRefusal } from '../observability/log';
import { traced } from '../observability/trace';
import { passDoor, type Door } from './authenticate';
import type { Visit } from './request-info';

/** Headers that show a key to REST; the second is an older name of the first. */
const KEY_HEADERS = ['x-mcp-api-key', 'x-api-key'];

/** Lets a request through to a domain's routes, or says why not in the domain's words. */
export function answerRest(rest: RestFace, visit: Visit, door: Door): Promise<Response> {
  const facts = { prefix: rest.prefix, method: visit.request.method };
  return traced('rest', facts, (traceId) => admitAndAnswer(rest, visit, door, traceId));
}

async function admitAndAnswer(rest: RestFace, visit: Visit, door: Door, traceId: string): Promise<Response> {
  const { request } = visit;
  const demands = {
    keyHeaders: KEY_HEADERS,
    needsKey: rest.alwaysNeedsKey,
    isLimited: rest.alwaysNeedsKey,
    isOpen: rest.openPaths.includes(new URL(request.url).pathname),
  };
  const response = await passDoor(door, visit, demands, async (admission) =>
    'caller' in admission
      ? rest.answer(request, { caller: admission.caller, traceId })
      : rest.refuse(request, admission.refusal, { traceId }),
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
