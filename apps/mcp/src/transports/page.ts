import { createHash } from 'node:crypto';

import { isToLoopback } from './host-and-origin-validation';

/** Answers requests for the page; `find` gives its document, and is asked once. */
export function createPage(find: () => Promise<string>): (request: Request) => Promise<Response> {
  let page: Promise<Page> | undefined;
  return async (request) => {
    if (!isToLoopback(request)) return notHere();
    if (request.method !== 'GET' && request.method !== 'HEAD') return readOnly();
    page ??= find().then(prepare);
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

/** What the document says that it needs; nothing else is allowed to it. */
const OWN_POLICY = /http-equiv="Content-Security-Policy" content="([^"]+)"/;

function prepare(document: string): Page {
  const [, policy] = OWN_POLICY.exec(document) ?? [];
  if (policy === undefined) throw new Error('the page names no Content-Security-Policy');
  return {
    document,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // What only a header can say: no page shows this one inside itself.
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

/** Who types a key into a page that came over the network without TLS shows it to the network. */
function notHere(): Response {
  const error = 'The page is shown on this machine only: open it under localhost, 127.0.0.1 or [::1].';
  return Response.json({ error }, { status: 404 });
}

function readOnly(): Response {
  return Response.json(
    { error: 'The page is read with GET. MCP is at /mcp.' },
    { status: 405, headers: { Allow: 'GET, HEAD' } },
  );
}
