import { createHash } from 'node:crypto';

import { byCodePoints } from './text';

/** What a request says, apart from the key and the id that name it; values after defaults and normalization. */
export type CanonicalRequest = Readonly<Record<string, string | boolean | readonly string[]>>;

/**
 * SHA-256, in hexadecimal digits, of an action and what it is asked to do: equal for requests that mean the same,
 * whatever the order of their properties.
 */
export function fingerprint(action: string, request: CanonicalRequest): string {
  const properties = Object.entries(request).sort(([one], [other]) => byCodePoints(one, other));
  return createHash('sha256')
    .update(JSON.stringify([action, properties]))
    .digest('hex');
}
