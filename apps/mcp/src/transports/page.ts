import { createHash } from 'node:crypto';

import { isToLoopback } from './host-and-origin-validation';

/** Serves the web page; `load` reads its document, once. */
export function createPage(load: () => Promise<string>): (request: Request) => Promise<Response> {
  let page: Promise<Page> | undefined;
  return async (request) => {
    if (!isToLoopback(request)) return notOnLoopback();
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
    page ??= load().then(prepare);
    page.catch(() => (page = undefined));
    return answer(request, await page);
  };
}

interface Page {
  readonly document: string;
  readonly headers: Readonly<Record<string, string>>;
}

function answer({ method, headers: asked }: Request, { document, headers }: Page): Response {
  if (asked.get('if-none-match')?.includes(headers['ETag'] ?? '') === true) {
    return new Response(null, { status: 304, headers });
  }
  const length = String(Buffer.byteLength(document));
  return new Response(method === 'HEAD' ? null : document, { headers: { ...headers, 'Content-Length': length } });
}

/** The document's own policy; nothing else is allowed. */
const OWN_POLICY = /http-equiv="Content-Security-Policy" content="([^"]+)"/;

function prepare(document: string): Page {
  const [, policy] = OWN_POLICY.exec(document) ?? [];
  if (policy === undefined) throw new Error('the page has no Content-Security-Policy');
  return {
    document,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Only a header can forbid embedding in another page.
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cache-Control': 'no-cache',
      ETag: `"${createHash('sha256').update(document).digest('base64url')}"`,
    },
  };
}

/** Over the network, without TLS, a key that is typed into the page could be read by others. */
function notOnLoopback(): Response {
  const error = 'The page is shown on this machine only: open it under localhost, 127.0.0.1 or [::1].';
  return Response.json({ error }, { status: 404 });
}

function methodNotAllowed(): Response {
  return Response.json(
    { error: 'The page is read with GET. MCP is at /mcp.' },
    { status: 405, headers: { Allow: 'GET, HEAD' } },
  );
}
