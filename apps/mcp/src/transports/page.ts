import { createHash } from 'node:crypto';

import { encode, encodingFor, type Encoding } from './content-encoding';

/** The page as it was built. */
export interface BuiltPage {
  /** In English, as far as it speaks before its script runs. */
  readonly document: string;
  /** By language: the locale, and what is shown where scripts do not run. */
  readonly languages: Readonly<Record<string, { readonly locale: string; readonly noscript: string }>>;
}

interface PageOptions {
  /** The language that the start of the server decides. */
  readonly language?: string | undefined;
  /** Whether nobody can read along. */
  readonly isShown: (request: Request) => boolean;
}

/** Serves the web page; `load` reads it, once. It is sent compressed, and in the caller's language until its script runs. */
export function createPage(
  load: () => Promise<BuiltPage>,
  { language, isShown }: PageOptions,
): (request: Request) => Promise<Response> {
  let built: Promise<BuiltPage> | undefined;
  const variants = new Map<string, Promise<Variant>>();
  const variantOf = async (request: Request): Promise<Variant> => {
    built ??= load();
    built.catch(() => (built = undefined));
    const page = await built;
    const { acceptedLanguages } = await import('@bursar/household');
    const spoken = acceptedLanguages(request.headers.get('accept-language')).map(baseLanguage);
    const chosen = language ?? spoken.find((tag) => Object.hasOwn(page.languages, tag)) ?? 'en';
    const encoding = encodingFor(request.headers.get('accept-encoding'));
    const key = `${chosen} ${encoding}`;
    const variant = variants.get(key) ?? prepare(inLanguage(page, chosen), encoding);
    variants.set(key, variant);
    // A document that cannot be served is read again.
    variant.catch(() => {
      variants.delete(key);
      built = undefined;
    });
    return variant;
  };
  return async (request) => {
    if (!isShown(request)) return notOverTls();
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
    return answer(request, await variantOf(request));
  };
}

interface Variant {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

function answer({ method, headers: asked }: Request, { body, headers }: Variant): Response {
  if (asked.get('if-none-match')?.includes(headers['ETag'] ?? '') === true) {
    return new Response(null, { status: 304, headers });
  }
  const length = String(body.byteLength);
  return new Response(method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    headers: { ...headers, 'Content-Length': length },
  });
}

function baseLanguage(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}

function inLanguage({ document, languages }: BuiltPage, language: string): string {
  const spoken = languages[language];
  if (spoken === undefined) return document;
  return document
    .replace(/<html lang="[^"]*">/, () => `<html lang="${spoken.locale}">`)
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${spoken.noscript}</noscript>`);
}

/** The document's own policy; nothing else is allowed. */
const OWN_POLICY = /http-equiv="Content-Security-Policy" content="([^"]+)"/;

async function prepare(document: string, encoding: Encoding): Promise<Variant> {
  const [, policy] = OWN_POLICY.exec(document) ?? [];
  if (policy === undefined) throw new Error('the page has no Content-Security-Policy');
  const body = await encode(Buffer.from(document), encoding);
  return {
    body,
    headers: {
      ...PAGE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      // Only a header can forbid embedding in another page.
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding, Accept-Language',
      ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    },
  };
}

const PAGE_HEADERS = {
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-cache',
};

/** The files that a browser asks for to install the page: by path, their type. */
export const PAGE_FILES: Readonly<Record<string, string>> = {
  '/manifest.webmanifest': 'application/manifest+json',
  '/service-worker.js': 'text/javascript; charset=utf-8',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/icon-maskable-512.png': 'image/png',
};

/** Serves one of `PAGE_FILES`; `load` reads it by its name. */
export async function answerPageFile(
  request: Request,
  load: (name: string) => Promise<Uint8Array>,
  isShown: PageOptions['isShown'],
): Promise<Response> {
  if (!isShown(request)) return notOverTls();
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  const { pathname } = new URL(request.url);
  const body = await load(pathname.slice(1));
  const headers = {
    ...PAGE_HEADERS,
    'Content-Type': PAGE_FILES[pathname] ?? 'application/octet-stream',
    'Content-Length': String(body.byteLength),
    // What a service worker may do is said by its own answer.
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  };
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { headers });
}

/** Over the network, without TLS, a key that is typed into the page could be read by others. */
function notOverTls(): Response {
  const error =
    'Without TLS the page is shown on this machine only: open it under localhost, 127.0.0.1 or [::1]. ' +
    '"bursar pair" opens it to a phone, --tls-cert and --tls-key to other machines.';
  return Response.json({ error }, { status: 404 });
}

function methodNotAllowed(): Response {
  return Response.json(
    { error: 'The page is read with GET. MCP is at /mcp.' },
    { status: 405, headers: { Allow: 'GET, HEAD' } },
  );
}
