import { rejectUnknownHost, rejectForeignOrigin } from './host-and-origin-validation';

const HOST = '127.0.0.1:3333';

async function codeFor(
  headers: Readonly<Record<string, string>>,
  path = '/mcp',
  method = 'POST',
  publicName?: string,
): Promise<string> {
  const request = new Request(`http://${HOST}${path}`, { method, headers: { host: HOST, ...headers } });
  const refusal = rejectUnknownHost(request, publicName) ?? rejectForeignOrigin(request, publicName);
  if (refusal === undefined) return 'let in';
  const { error } = (await refusal.json()) as { readonly error: { readonly data: { readonly code: string } } };
  return `${refusal.status} ${error.data.code}`;
}

describe('a request on loopback', () => {
  it.each(['localhost:3333', 'LOCALHOST:3333', '127.0.0.1:3333', '[::1]:3333', 'localhost', '127.0.0.1'])(
    'to %s is let in, from programs and from the page of that very origin',
    async (host) => {
      expect(await codeFor({ host })).toBe('let in');
      const origin = `http://${host.toLowerCase()}`;
      expect(await codeFor({ host, origin, 'sec-fetch-site': 'same-origin' })).toBe('let in');
    },
  );

  it.each([
    'evil.example',
    'evil.example:3333',
    'localhost.evil.example:3333',
    '127.0.0.1.evil.example',
    '0.0.0.0:3333',
    '',
  ])('to the name %j is refused, also when its page is of that origin: a name may be led here', async (host) => {
    for (const headers of [{ host }, { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }]) {
      expect(await codeFor(headers)).toBe('403 FOREIGN_HOST');
    }
  });

  it.each(['http://localhost:3333', 'http://[::1]:3333'])(
    'from the page under its other name %s is let in',
    async (origin) => {
      expect(await codeFor({ origin })).toBe('let in');
    },
  );

  it('behind a proxy is let in under the name that clients know, and from pages there', async () => {
    const headers = { host: 'money.example', origin: 'https://money.example' };
    expect(await codeFor(headers, '/mcp', 'POST', 'money.example')).toBe('let in');
    expect(await codeFor({ ...headers, origin: 'https://evil.example' }, '/mcp', 'POST', 'money.example')).toBe(
      '403 FOREIGN_ORIGIN',
    );
    expect(await codeFor(headers)).toBe('403 FOREIGN_HOST');
  });

  it.each([
    'https://evil.example',
    'http://127.0.0.1',
    'http://127.0.0.1:5173',
    'https://127.0.0.1:3333',
    'http://localhost:5173',
    'http://[::1]',
    'http://127.0.0.1:33333',
    'http://127.0.0.1:3333.evil.example',
    'http://evil.example/127.0.0.1:3333',
    'vscode-webview://127.0.0.1:3333',
    'file://',
    'null',
    '',
  ])('from a page of %j is refused', async (origin) => {
    expect(await codeFor({ origin })).toBe('403 FOREIGN_ORIGIN');
    expect(await codeFor({ origin }, '/', 'GET')).toBe('403 FOREIGN_ORIGIN');
  });

  it.each(['cross-site', 'same-site'])(
    'that a page shows which is %s is refused, though it has no Origin',
    async (site) => {
      for (const dest of ['image', 'iframe', 'script', 'empty', 'document']) {
        const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest };
        expect(await codeFor(headers, '/v1/months/2026/2/summary?auto_generate=true', 'GET')).toBe(
          '403 FOREIGN_ORIGIN',
        );
      }
    },
  );

  it('for the page is let in when a link leads to it, and not into a frame', async () => {
    expect(await codeFor({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, '/?x', 'GET')).toBe(
      'let in',
    );
    expect(await codeFor({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, '/v1/participants', 'GET')).toBe(
      'let in',
    );
    const framed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' };
    expect(await codeFor(framed, '/', 'GET')).toBe('403 FOREIGN_ORIGIN');
    const posted = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect(await codeFor(posted, '/', 'POST')).toBe('403 FOREIGN_ORIGIN');
  });
});
