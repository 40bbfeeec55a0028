import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import type { ForeignRequest } from '@bursar/toolkit';

/** Host names of the loopback interface; any other is a page that rebinds DNS. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the Host header names the loopback interface. */
export function isToLoopback({ headers }: Request): boolean {
  return validateHostHeader(headers.get('host'), LOOPBACK_NAMES).ok;
}

/**
 * Whether a request is for an unknown host name: by DNS rebinding, a web page can reach loopback under its own name.
 *
 * @param publicName the host name of a reverse proxy in front of the server.
 */
export function unknownHost({ headers }: Request, publicName: string | undefined): ForeignRequest | undefined {
  const names = allowedNames(publicName);
  if (validateHostHeader(headers.get('host'), names).ok) return undefined;
  const listed = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return { code: 'FOREIGN_HOST', message: `Only requests to ${listed} are answered.` };
}

/**
 * Whether a request comes from a page of another origin, which its Origin or Sec-Fetch-Site header reveals. The server's own
 * page may send requests, and other pages may link to it.
 */
export function foreignOrigin(request: Request, publicName: string | undefined): ForeignRequest | undefined {
  if (!isCrossOrigin(request, publicName) && !isCrossSiteSubresource(request)) return undefined;
  return { code: 'FOREIGN_ORIGIN', message: 'Requests from pages of other sites are not answered.' };
}

const FORWARDED = /^(forwarded|x-forwarded-.+)$/;

/** Whether a request came through a proxy: without credentials everybody behind it would be the person at this machine. */
export function forwardedRequest({ headers }: Request): ForeignRequest | undefined {
  for (const name of headers.keys()) {
    if (!FORWARDED.test(name)) continue;
    const advice = 'start the server with --auth key, or let the proxy leave it out';
    const message = `The header ${name} shows a proxy, and without credentials only this machine is answered: ${advice}.`;
    return { code: 'FOREIGN_HOST', message };
  }
  return undefined;
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
