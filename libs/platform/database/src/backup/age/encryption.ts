import { ReadableStream } from 'node:stream/web';

import type { Lock, Secret } from './secret';

const WORK_FACTOR = 18;

/** Encrypts one file in the format of age. */
export interface Encryption {
  encrypted(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void>;
  /** What opens the file once it is written; it stays in memory. */
  secret(): Secret;
}

export async function encryptionFor(lock: Lock): Promise<Encryption> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  let fileKey = new Uint8Array();
  if ('passphrase' in lock) {
    encrypter.setPassphrase(lock.passphrase);
    encrypter.setScryptWorkFactor(WORK_FACTOR);
  } else {
    for (const recipient of lock.recipients) encrypter.addRecipient(recipient);
    // Who has only recipients cannot read the file again; its key is kept until it is checked, and adds nothing to the file.
    encrypter.addRecipient({
      wrapFileKey: (key) => {
        fileKey = Uint8Array.from(key);
        return [];
      },
    });
  }
  return {
    async *encrypted(parts) {
      const stream = await encrypter.encrypt(ReadableStream.from<Uint8Array>(parts) as globalThis.ReadableStream);
      for await (const part of stream as unknown as AsyncIterable<Uint8Array>) yield asBuffer(part);
    },
    secret: () => ('passphrase' in lock ? { passphrase: lock.passphrase } : { fileKey }),
  };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
