import { Hono } from 'hono';
import { cors } from 'hono/cors';

import type { ProtectedResource } from '../access/oauth/protected-resource';

const METHODS = ['GET', 'HEAD'];

/**
 * Serves the protected resource metadata (RFC 9728) without credentials and to pages of any origin, since clients in a
 * browser read it first. Undefined for any other path.
 */
export function describeResource(
  resource: ProtectedResource,
): (request: Request, origin: string) => Promise<Response> | undefined {
  const documents = new Hono<{ Bindings: { readonly origin: string } }>();
  documents.use(cors({ origin: '*', allowMethods: METHODS }));
  documents.get('*', (context) => context.json(resource.describe(context.env.origin)));
  documents.all('*', (context) => context.body(null, 405, { Allow: METHODS.join(', ') }));
  return (request, origin) => {
    const isDescription = resource.paths.includes(new URL(request.url).pathname);
    return isDescription ? Promise.resolve(documents.fetch(request, { origin })) : undefined;
  };
}
