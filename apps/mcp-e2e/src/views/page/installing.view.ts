import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { PageHarness } from './page-harness';

let harness: PageHarness;
beforeAll(async () => {
  harness = await PageHarness.start();
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const get = (path: string, headers = {}) => fetch(new URL(path, harness.bursar.url), { headers });

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

it.each(['br', 'gzip'] as const)('the page weighs at most 120 kB as it is sent: %s', async (encoding) => {
  const { request, urlOf } = await rawRequest(encoding);
  const { length, text } = await request(urlOf('/'));
  process.stdout.write(`The page as it is sent: ${length} bytes (${encoding}), ${text.length} characters\n`);
  expect(length).toBeLessThanOrEqual(120_000);
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text.match(/<style/g)).toHaveLength(1);
});

it('says in the language of the browser that it needs its script', async () => {
  expect(await (await get('/', { 'accept-language': 'fr-CH' })).text()).toMatch(
    /<html lang="fr-FR">.*<noscript>bursar a besoin de JavaScript/su,
  );
});

it('has what a browser needs to install it', async () => {
  const manifest = (await (await get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'bursar', start_url: '/', display: 'standalone' });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await get(src)).arrayBuffer());
    // Width and height stand at the beginning of a PNG.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('is shown while the server is away, without a figure, and says so', async () => {
  const page = await harness.open('#/settings', { hasServiceWorker: true });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'bursar can’t be reached' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const kept = await page.evaluate(async () => (await (await caches.open('bursar')).keys()).map(({ url }) => url));
  expect(kept).toEqual([new URL('/', harness.bursar.url).href]);
  harness.browserErrors.splice(0);
});

/** fetch hides how many bytes were sent. */
async function rawRequest(encoding: keyof typeof DECODERS) {
  const { request } = await import('node:http');
  return {
    urlOf: (path: string) => new URL(path, harness.bursar.url),
    request: (url: URL) =>
      new Promise<{ readonly length: number; readonly text: string }>((resolve, reject) => {
        const asked = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const body = Buffer.concat(chunks);
            resolve({ length: body.byteLength, text: DECODERS[encoding](body).toString() });
          });
        });
        asked.on('error', reject).end();
      }),
  };
}
