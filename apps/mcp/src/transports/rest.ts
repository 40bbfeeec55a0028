import { localCaller, type Domain } from '@bursar/toolkit';
import type { Hono } from 'hono';

import { newTraceId } from '../trace';

/** Puts every domain's routes under its prefix. */
export function mountRest(app: Hono, domains: readonly Domain[]): void {
  for (const { rest } of domains) {
    if (rest === undefined) continue;
    const answer = (request: Request) => rest.answer(request, { caller: localCaller, traceId: newTraceId() });
    app.all(rest.prefix, (context) => answer(context.req.raw));
    app.all(`${rest.prefix}/*`, (context) => answer(context.req.raw));
  }
}
