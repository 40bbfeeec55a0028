import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer is compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What the server compresses to, the smallest first. */
const OFFERED = ['br', 'gzip'] as const;

/** The encoding for the header Accept-Encoding (RFC 9110, section 12.5.3): the smallest one that it takes. */
export function encodingFor(accepted: string | null): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.map((text) => /^q=([01](?:\.\d{0,3})?)$/.exec(text)?.[1]).find(Boolean);
      return [name, Number(weight ?? 1)] as const;
    }),
  );
  return OFFERED.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}

/** Higher qualities of Brotli take ten times as long for a tenth less. */
const QUALITY = 9;

export async function encode(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') {
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  }
  return encoding === 'gzip' ? promisify(gzip)(body, { level: 9 }) : body;
}
