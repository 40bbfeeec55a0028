import { brotliDecompressSync } from 'node:zlib';

import { isToLoopback } from './host-and-origin-validation';
import { answerPageFile, createPage, type BuiltPage } from './page';

const POLICY = "default-src 'none'; connect-src 'self'";
const DOCUMENT =
  `<!doctype html><html lang="en-GB"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><p>Olá £` +
  '<noscript>Script, please.</noscript>';
const LANGUAGES = {
  en: { locale: 'en-GB', noscript: 'Script, please.' },
  pt: { locale: 'pt-BR', noscript: 'Ative o $& script.' },
};

const built = (document: string): BuiltPage => ({ document, languages: LANGUAGES });
const page = createPage(() => Promise.resolve(built(DOCUMENT)), { isShown: isToLoopback });
const request = (method: string, headers: Readonly<Record<string, string>> = {}, answer = page) =>
  answer(new Request('http://127.0.0.1:3333/', { method, headers: { host: '127.0.0.1:3333', ...headers } }));

describe('the page', () => {
  it('is a document that says what it may do, and may be shown nowhere else', async () => {
    const answer = await request('GET');
    expect([answer.status, await answer.text()]).toEqual([200, DOCUMENT]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(DOCUMENT)),
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
  });

  it('is asked for again without being sent again', async () => {
    const etag = (await request('GET')).headers.get('etag') ?? '';
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`]) {
      const answer = await request('GET', { 'if-none-match': known });
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await request('GET', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has a head of its own, and takes nothing', async () => {
    const head = await request('HEAD');
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(Buffer.byteLength(DOCUMENT)),
    ]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await request(method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('speaks the language of the caller before its script runs, or the one that is decided', async () => {
    const answer = await request('GET', { 'accept-language': 'de, pt-PT;q=0.8, en;q=0.5' });
    expect(await answer.text()).toBe(
      DOCUMENT.replace('en-GB', 'pt-BR').replace('Script, please.', () => 'Ative o $& script.'),
    );
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    const fixed = createPage(() => Promise.resolve(built(DOCUMENT)), { language: 'en', isShown: isToLoopback });
    expect(await (await request('GET', { 'accept-language': 'pt' }, fixed)).text()).toBe(DOCUMENT);
    expect(await (await request('GET', { 'accept-language': 'constructor' })).text()).toBe(DOCUMENT);
  });

  it('is sent compressed to those who take that, under an ETag of its own', async () => {
    const answer = await request('GET', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(DOCUMENT);
    expect(answer.headers.get('etag')).not.toBe((await request('GET')).headers.get('etag'));
  });

  it.each(['bursar.example', '192.168.1.5:3333', '127.0.0.1.evil.example', ''])(
    'is not shown under the name %j, also by a server that listens there',
    async (host) => expect((await request('GET', { host })).status).toBe(404),
  );

  it('is looked for again after it could not be found, and refused when it names no policy', async () => {
    const found = [
      Promise.reject(new Error('not there')),
      Promise.resolve(built('<p>')),
      Promise.resolve(built(DOCUMENT)),
    ];
    const late = createPage(() => found.shift() ?? Promise.reject(new Error('asked again')), {
      isShown: isToLoopback,
    });
    await expect(request('GET', {}, late)).rejects.toThrow('not there');
    await expect(request('GET', {}, late)).rejects.toThrow('Content-Security-Policy');
    expect((await request('GET', {}, late)).status).toBe(200);
    expect((await request('GET', {}, late)).status).toBe(200);
  });
});

describe('a file of the page', () => {
  const file = (method: string, host = '127.0.0.1:3333') =>
    answerPageFile(
      new Request('http://127.0.0.1:3333/service-worker.js', { method, headers: { host } }),
      (name) => Promise.resolve(Buffer.from(name)),
      isToLoopback,
    );

  it('has its type, and a policy', async () => {
    const answer = await file('GET');
    expect([answer.status, await answer.text()]).toEqual([200, 'service-worker.js']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-length': '17',
    });
    expect(await (await file('HEAD')).text()).toBe('');
  });

  it('is only read, and only on this machine', async () => {
    expect((await file('POST')).status).toBe(405);
    expect((await file('GET', 'bursar.example')).status).toBe(404);
  });
});
