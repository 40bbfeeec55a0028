import { createHash } from 'node:crypto';

import { byCodePoints } from './text';

/**
 * The contents of a request after defaults and normalization, without its idempotency key and correlation id. What is
 * undefined counts as left out.
 */
export type CanonicalRequest = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/**
 * SHA-256, as hexadecimal digits, of an action and its request: equal for requests that mean the same, whatever the
 * order of their properties (contract, section 7).
 */
export function fingerprint(action: string, request: CanonicalRequest): string {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const properties = given.sort(([one], [other]) => byCodePoints(one, other));
  return createHash('sha256')
    .update(JSON.stringify([action, properties]))
    .digest('hex');
}
