import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

import { isMeasured, recordRequest } from '../observability/recorder';

/** Measures requests by the pattern of their route; those that match none are one route. */
export const measureRequests: MiddlewareHandler = async (context, next) => {
  if (!isMeasured()) return next();
  const start = performance.now();
  try {
    await next();
  } finally {
    const pattern = routePath(context, -1);
    const route = pattern === '*' || pattern === '/*' ? 'unknown' : pattern;
    recordRequest(context.req.method, route, context.res.status, (performance.now() - start) / 1000);
  }
  return undefined;
};
