import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { encode, encodingFor, type Encoding } from './content-encoding';

it.each<[string | null, Encoding]>([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity, zstd', 'identity'],
])('for %j it is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

it('what is compressed can be read again', async () => {
  const text = Buffer.from('Olá £ '.repeat(500));
  const [brotli, gzip, plain] = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map((one) => encode(text, one)),
  );
  expect(brotliDecompressSync(brotli ?? '')).toEqual(text);
  expect(gunzipSync(gzip ?? '')).toEqual(text);
  expect(plain).toEqual(text);
  expect(brotli?.byteLength).toBeLessThan(100);
});
