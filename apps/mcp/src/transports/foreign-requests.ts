import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

import { refuse } from './json-rpc-refusal';

/** Names under which a browser or client reaches loopback; any other is a page that rebinds DNS. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A page that a browser shows may send requests to loopback under a name of its own.
 *
 * @param publicName under which clients know the server, where a proxy in front leads to it.
 */
export function refuseForeignHost(request: Request, publicName: string | undefined): Response | undefined {
  if (validateHostHeader(request.headers.get('host'), namesWith(publicName)).ok) return undefined;
  return refuse(403, -32000, 'FOREIGN_HOST', `Only requests to ${namesIn(publicName)} are answered.`);
}

/** A page that a browser shows gives itself away by its Origin. */
export function refuseForeignOrigin(request: Request, publicName: string | undefined): Response | undefined {
  if (validateOriginHeader(request.headers.get('origin'), namesWith(publicName)).ok) return undefined;
  return refuse(403, -32000, 'FOREIGN_ORIGIN', 'Requests from pages of other sites are not answered.');
}

function namesWith(publicName: string | undefined): string[] {
  return publicName === undefined ? LOOPBACK_NAMES : [...LOOPBACK_NAMES, publicName];
}

function namesIn(publicName: string | undefined): string {
  const names = namesWith(publicName);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
