import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

import { refuse } from './json-rpc-error-response';

/** Names under which a browser or client reaches loopback; any other is a page that rebinds DNS. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a request was sent to this machine under one of its own names, as the Host header tells. */
export function isToLoopback({ headers }: Request): boolean {
  return validateHostHeader(headers.get('host'), LOOPBACK_NAMES).ok;
}

/**
 * A page that a browser shows may send requests to loopback under a name of its own.
 *
 * @param publicName under which clients know the server, where a proxy in front leads to it.
 */
export function refuseForeignHost({ headers }: Request, publicName: string | undefined): Response | undefined {
  const names = namesWith(publicName);
  if (validateHostHeader(headers.get('host'), names).ok) return undefined;
  const listed = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return refuse(403, -32000, 'FOREIGN_HOST', `Only requests to ${listed} are answered.`);
}

/**
 * A page that a browser shows gives itself away by its Origin, or by what the browser says of it. The server's own page
 * is let through, and so is a link that leads to it.
 */
export function refuseForeignOrigin(request: Request, publicName: string | undefined): Response | undefined {
  if (!isOfOtherOrigin(request, publicName) && !isEmbeddedElsewhere(request)) return undefined;
  return refuse(403, -32000, 'FOREIGN_ORIGIN', 'Requests from pages of other sites are not answered.');
}

function namesWith(publicName: string | undefined): string[] {
  return publicName === undefined ? LOOPBACK_NAMES : [...LOOPBACK_NAMES, publicName];
}

/** Another port of this machine is another origin: nobody knows whose program shows its pages. */
function isOfOtherOrigin({ headers }: Request, publicName: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === '' || !validateOriginHeader(origin, namesWith(publicName)).ok) return true;
  const { hostname, protocol, port } = new URL(origin);
  if (hostname === publicName) return false;
  const [, sentTo = ''] = /:(\d+)$/.exec(headers.get('host') ?? '') ?? [];
  return protocol !== 'http:' || port !== sentTo;
}

/** Browsers name no Origin for what a page only shows, an image for one, though asking may already do something here. */
function isEmbeddedElsewhere({ headers, method, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  const isLinkToPage =
    method === 'GET' && headers.get('sec-fetch-dest') === 'document' && new URL(url).pathname === '/';
  return !isLinkToPage;
}
