import { validateHostHeader } from '@modelcontextprotocol/server';
import type { ForeignRequest } from '@bursar/toolkit';

/** What a server answers under. */
export interface OwnNames {
  readonly protocol: 'http:' | 'https:';
  /** Host names as a URL has them; `*.example.org` stands for one more label. */
  readonly names: readonly string[];
}

/** Host names of the loopback interface; any other is a page that rebinds DNS. */
export const LOOPBACK: OwnNames = { protocol: 'http:', names: ['localhost', '127.0.0.1', '[::1]'] };

/** Whether the Host header names the loopback interface. */
export function isToLoopback({ headers }: Request): boolean {
  return validateHostHeader(headers.get('host'), [...LOOPBACK.names]).ok;
}

/**
 * Whether a request is for an unknown host name: by DNS rebinding, a web page can reach the server under its own name.
 *
 * @param publicName the host name of a reverse proxy in front of the server.
 * @param own the names that the server answers under.
 */
export function unknownHost(
  { headers }: Request,
  publicName: string | undefined,
  own: OwnNames = LOOPBACK,
): ForeignRequest | undefined {
  const names = allowedNames(publicName, own);
  if (isNamed(headers.get('host'), names)) return undefined;
  const listed = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return { code: 'FOREIGN_HOST', message: `Only requests to ${listed} are answered.` };
}

/**
 * Whether a request comes from a page of another origin, which its Origin or Sec-Fetch-Site header reveals. The server's own
 * page may send requests, and other pages may link to it.
 */
export function foreignOrigin(
  request: Request,
  publicName: string | undefined,
  own: OwnNames = LOOPBACK,
): ForeignRequest | undefined {
  if (!isCrossOrigin(request, publicName, own) && !isCrossSiteSubresource(request)) return undefined;
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

function allowedNames(publicName: string | undefined, { names }: OwnNames): readonly string[] {
  return publicName === undefined ? names : [...names, publicName];
}

/** Whether a Host header has one of the names. */
function isNamed(host: string | null, names: readonly string[]): boolean {
  const label = /^[^.:]+\./.exec(host ?? '')?.[0] ?? '';
  return validateHostHeader(
    host,
    names.map((name) => name.replace(/^\*\./, label.toLowerCase())),
  ).ok;
}

/** Another port of this machine is another origin: any program may serve its pages. */
function isCrossOrigin({ headers }: Request, publicName: string | undefined, own: OwnNames): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { host, hostname, protocol, port } = new URL(origin);
  if (!isNamed(host, allowedNames(publicName, own)) || !/^https?:$/.test(protocol)) return true;
  if (hostname === publicName) return false;
  const [, ownPort = ''] = /:(\d+)$/.exec(headers.get('host') ?? '') ?? [];
  return protocol !== own.protocol || port !== ownPort;
}

/** Browsers send no Origin for an embedded resource such as an image, but such a request may already change data. */
function isCrossSiteSubresource({ headers, method, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  const isLinkToPage =
    method === 'GET' && headers.get('sec-fetch-dest') === 'document' && new URL(url).pathname === '/';
  return !isLinkToPage;
}
