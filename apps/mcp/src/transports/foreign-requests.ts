import { validateHostHeader } from '@modelcontextprotocol/server';

import { refuse } from './json-rpc-refusal';

/** Names under which a browser or client reaches loopback; any other is a page that rebinds DNS. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a request was sent to this machine under one of its own names, as the Host header tells. */
export function isToLoopback({ headers }: Request): boolean {
  return validateHostHeader(headers.get('host'), LOOPBACK_NAMES).ok;
}

/**
 * A page that a browser shows may send requests to loopback; its Host, its Origin or what the browser says of the two
 * gives it away. The server's own page is let through, and so is a link that leads to it.
 */
export function refuseForeign(request: Request): Response | undefined {
  if (!isToLoopback(request)) {
    return refuse(403, -32000, 'FOREIGN_HOST', 'Only requests to localhost, 127.0.0.1 or [::1] are answered.');
  }
  if (isOfOtherOrigin(request) || isEmbeddedElsewhere(request)) {
    return refuse(403, -32000, 'FOREIGN_ORIGIN', 'Requests from pages of other sites are not answered.');
  }
  return undefined;
}

/** Another port of this machine is another origin: nobody knows whose program shows its pages. */
function isOfOtherOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== `http://${headers.get('host')?.toLowerCase()}`;
}

/** Browsers name no Origin for what a page only shows, an image for one, though asking may already do something here. */
function isEmbeddedElsewhere({ headers, method, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  const isLinkToPage =
    method === 'GET' && headers.get('sec-fetch-dest') === 'document' && new URL(url).pathname === '/';
  return !isLinkToPage;
}
