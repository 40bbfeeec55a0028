import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const FORM = /^bsr_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

/** A new key, which is shown once, and the digest that is stored. */
export interface NewApiKey {
  readonly id: string;
  /** `bsr_`, the key's id, `_`, and 43 characters of a secret. */
  readonly key: string;
  readonly digest: string;
}

export function newApiKey(): NewApiKey {
  const id = randomUUID();
  const key = `bsr_${id}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { id, key, digest: digestOf(key) };
}

/** The id in a text that has the form of a key, whether or not the key is valid; undefined for any other text. */
export function idOfKey(text: string): string | undefined {
  return FORM.exec(text)?.[1];
}

/** SHA-256 in lower-case hexadecimal digits. The secret has 256 random bits, so no slow hash function is needed. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Compares in constant time. */
export function sameDigest(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
