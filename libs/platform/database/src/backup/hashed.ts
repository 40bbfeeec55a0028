import type { Hash } from 'node:crypto';

/** The same parts; the hash is of all of them once they are read to the end. */
export async function* hashed(parts: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer, void> {
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
}
