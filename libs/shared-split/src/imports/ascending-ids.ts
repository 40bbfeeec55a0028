import { randomFillSync } from 'node:crypto';

/**
 * UUIDs of version 7 (RFC 9562) of one moment in milliseconds since 1970, each greater than the one before: rows that are
 * stored in their order are appended to the indexes of their ids, where random ones are spread over them.
 */
export function ascendingIds(at: number): { next(): string } {
  const time = at.toString(16).padStart(12, '0');
  const start = `${time.slice(0, 8)}-${time.slice(8)}-7`;
  const random = new Uint8Array(BYTES * IDS_AT_ONCE);
  let count = 0;
  return {
    next: () => {
      const from = (count % IDS_AT_ONCE) * BYTES;
      if (from === 0) randomFillSync(random);
      // A counter of 26 bits takes the place of the first random ones.
      const high = (count >>> 14).toString(16).padStart(3, '0');
      const low = (0x8000 | (count & 0x3fff)).toString(16);
      count += 1;
      return `${start}${high}-${low}-${Buffer.from(random.buffer, from, BYTES).toString('hex')}`;
    },
  };
}

/** What is random of an id. */
const BYTES = 6;
const IDS_AT_ONCE = 1_024;
