import type { ForeignRequest, RestFace } from '@bursar/toolkit';

import { withTrace } from '../observability/trace';
import { rejection } from './json-rpc-error-response';

/** Refuses a request that comes from elsewhere: in the words of the domain whose path it names, else as MCP clients read it. */
export function refuseForeign(
  rests: readonly RestFace[],
  request: Request,
  foreign: ForeignRequest,
): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  const rest = rests.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  if (rest?.refuseForeign === undefined) return rejection(403, -32000, foreign.code, foreign.message);
  const facts = { prefix: rest.prefix, method: request.method };
  return withTrace('rest', facts, async (traceId) => rest.refuseForeign?.(request, foreign, { traceId }) as Response);
}
