import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const FORM = /^bsr_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

/** A key as its owner gets it, once, with what is kept of it. */
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

/** The id in a text of a key's form; undefined for any other text. It says nothing yet about the secret. */
export function idOfKey(text: string): string | undefined {
  return FORM.exec(text)?.[1];
}

/** SHA-256 in lower-case hexadecimal digits. The secret is random, so it needs no slower function. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** In a time that does not tell where they differ. */
export function sameDigest(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
