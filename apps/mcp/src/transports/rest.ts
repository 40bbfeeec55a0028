import type { RestFace } from '@bursar/toolkit';

import type { Admission, Gate } from '../access/gate';
import { logRefusal } from '../log';
import { traced } from '../trace';

/** Headers that show a key to REST; the second is an older name of the first. */
const KEY_HEADERS = ['x-mcp-api-key', 'x-api-key'];

/** Lets a request through to a domain's routes, or says why not in the domain's words. */
export function answerRest(rest: RestFace, request: Request, address: string, gate: Gate): Promise<Response> {
  const facts = { prefix: rest.prefix, method: request.method };
  return traced('rest', facts, (traceId) => admitAndAnswer(rest, request, { address, gate, traceId }));
}

interface Admitting {
  readonly address: string;
  readonly gate: Gate;
  readonly traceId: string;
}

async function admitAndAnswer(
  rest: RestFace,
  request: Request,
  { address, gate, traceId }: Admitting,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const admission = await gate.admit({
    keys: keysOf(request, KEY_HEADERS),
    address,
    needsKey: rest.alwaysNeedsKey,
    isLimited: rest.alwaysNeedsKey,
    isOpen: rest.openPaths.includes(pathname),
  });
  const response =
    'caller' in admission
      ? await rest.answer(request, { caller: admission.caller, traceId })
      : rest.refuse(request, admission.refusal, { traceId });
  if (response.status >= 400) {
    const correlationId = response.headers.get('correlation-id');
    void logRefusal({
      traceId,
      method: request.method,
      status: response.status,
      ...(correlationId && { correlationId }),
    });
  }
  return withAllowance(response, admission);
}

export function keysOf(request: Request, names: readonly string[]): string[] {
  return names.flatMap((name) => request.headers.get(name) ?? []);
}

/** Tells the caller what is left of the allowance, and at a refusal what kind of credentials there are. */
export function withAllowance(response: Response, { allowance }: Admission): Response {
  const { headers } = response;
  if (allowance !== undefined) {
    headers.set('X-RateLimit-Limit', String(allowance.limit));
    headers.set('X-RateLimit-Remaining', String(allowance.remaining));
  }
  if (response.status === 401) headers.set('WWW-Authenticate', 'ApiKey');
  return response;
}
