import { foreignOrigin, forwardedRequest, unknownHost } from './host-and-origin-validation';

const HOST = '127.0.0.1:3333';

function codeFor(
  headers: Readonly<Record<string, string>>,
  path = '/mcp',
  method = 'POST',
  publicName?: string,
): string {
  const request = new Request(`http://${HOST}${path}`, { method, headers: { host: HOST, ...headers } });
  return (unknownHost(request, publicName) ?? foreignOrigin(request, publicName))?.code ?? 'let in';
}

describe('a request on loopback', () => {
  it.each(['localhost:3333', 'LOCALHOST:3333', '127.0.0.1:3333', '[::1]:3333', 'localhost', '127.0.0.1'])(
    'to %s is let in, from programs and from the page of that very origin',
    async (host) => {
      expect(codeFor({ host })).toBe('let in');
      const origin = `http://${host.toLowerCase()}`;
      expect(codeFor({ host, origin, 'sec-fetch-site': 'same-origin' })).toBe('let in');
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
      expect(codeFor(headers)).toBe('FOREIGN_HOST');
    }
  });

  it.each(['http://localhost:3333', 'http://[::1]:3333'])(
    'from the page under its other name %s is let in',
    async (origin) => {
      expect(codeFor({ origin })).toBe('let in');
    },
  );

  it('behind a proxy is let in under the name that clients know, and from pages there', async () => {
    const headers = { host: 'money.example', origin: 'https://money.example' };
    expect(codeFor(headers, '/mcp', 'POST', 'money.example')).toBe('let in');
    expect(codeFor({ ...headers, origin: 'https://evil.example' }, '/mcp', 'POST', 'money.example')).toBe(
      'FOREIGN_ORIGIN',
    );
    expect(codeFor(headers)).toBe('FOREIGN_HOST');
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
    expect(codeFor({ origin })).toBe('FOREIGN_ORIGIN');
    expect(codeFor({ origin }, '/', 'GET')).toBe('FOREIGN_ORIGIN');
  });

  it.each(['cross-site', 'same-site'])(
    'that a page shows which is %s is refused, though it has no Origin',
    async (site) => {
      for (const dest of ['image', 'iframe', 'script', 'empty', 'document']) {
        const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest };
        expect(codeFor(headers, '/v1/months/2026/2/summary?auto_generate=true', 'GET')).toBe('FOREIGN_ORIGIN');
      }
    },
  );

  it('for the page is let in when a link leads to it, and not into a frame', async () => {
    expect(codeFor({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, '/?x', 'GET')).toBe('let in');
    expect(codeFor({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, '/v1/participants', 'GET')).toBe(
      'let in',
    );
    const framed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' };
    expect(codeFor(framed, '/', 'GET')).toBe('FOREIGN_ORIGIN');
    const posted = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect(codeFor(posted, '/', 'POST')).toBe('FOREIGN_ORIGIN');
  });
});

describe('a request that came through a proxy', () => {
  const refused = (name: string) =>
    forwardedRequest(new Request('http://localhost/', { headers: { [name]: 'x' } }))?.code;

  it.each(['Forwarded', 'X-Forwarded-For', 'x-forwarded-proto', 'X-Forwarded-Host', 'X-Forwarded-Anything'])(
    'is known by %s',
    (name) => expect(refused(name)).toBe('FOREIGN_HOST'),
  );

  it.each(['x-forwarded', 'forwarded-by', 'via', 'x-real-ip', 'host'])('is not told by %s', (name) =>
    expect(refused(name)).toBeUndefined(),
  );
});
