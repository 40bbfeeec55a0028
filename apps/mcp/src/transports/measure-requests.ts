import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

import { isMeasured, recordRequest } from '../observability/recorder';

/** The variable of a request that holds the template of its path, where routes lie behind one pattern. */
const TEMPLATE = 'pathTemplate';

/** Says which path a request is for that a domain's own routes answer. */
export function nameRoute(context: Context, template: string): void {
  context.set(TEMPLATE, template);
}

/** Measures requests by the pattern of their route; those that match none are one route. */
export const measureRequests: MiddlewareHandler = async (context, next) => {
  if (!isMeasured()) return next();
  const start = performance.now();
  try {
    await next();
  } finally {
    const pattern = routePath(context, -1);
    const named = context.get(TEMPLATE) as string | undefined;
    const route = named ?? (pattern === '*' || pattern === '/*' ? 'unknown' : pattern);
    recordRequest(context.req.method, route, context.res.status, (performance.now() - start) / 1000);
  }
  return undefined;
};
