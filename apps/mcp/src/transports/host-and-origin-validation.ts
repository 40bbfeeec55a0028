import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

import { rejection } from './json-rpc-error-response';

/** Host names of the loopback interface; any other is a page that rebinds DNS. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the Host header names the loopback interface. */
export function isToLoopback({ headers }: Request): boolean {
  return validateHostHeader(headers.get('host'), LOOPBACK_NAMES).ok;
}

/**
 * Rejects a request for an unknown host name: by DNS rebinding, a web page can reach loopback under its own name.
 *
 * @param publicName the host name of a reverse proxy in front of the server.
 */
export function rejectUnknownHost({ headers }: Request, publicName: string | undefined): Response | undefined {
  const names = allowedNames(publicName);
  if (validateHostHeader(headers.get('host'), names).ok) return undefined;
  const listed = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return rejection(403, -32000, 'FOREIGN_HOST', `Only requests to ${listed} are answered.`);
}

/**
 * Rejects a request from a page of another origin, which its Origin or Sec-Fetch-Site header reveals. The server's own
 * page may send requests, and other pages may link to it.
 */
export function rejectForeignOrigin(request: Request, publicName: string | undefined): Response | undefined {
  if (!isCrossOrigin(request, publicName) && !isCrossSiteSubresource(request)) return undefined;
  return rejection(403, -32000, 'FOREIGN_ORIGIN', 'Requests from pages of other sites are not answered.');
}

function allowedNames(publicName: string | undefined): string[] {
  return publicName === undefined ? LOOPBACK_NAMES : [...LOOPBACK_NAMES, publicName];
}

/** Another port of this machine is another origin: any program may serve its pages. */
function isCrossOrigin({ headers }: Request, publicName: string | undefined): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === '' || !validateOriginHeader(origin, allowedNames(publicName)).ok) return true;
  const { hostname, protocol, port } = new URL(origin);
  if (hostname === publicName) return false;
  const [, ownPort = ''] = /:(\d+)$/.exec(headers.get('host') ?? '') ?? [];
  return protocol !== 'http:' || port !== ownPort;
}

/** Browsers send no Origin for an embedded resource such as an image, but such a request may already change data. */
function isCrossSiteSubresource({ headers, method, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  const isLinkToPage =
    method === 'GET' && headers.get('sec-fetch-dest') === 'document' && new URL(url).pathname === '/';
  return !isLinkToPage;
}
