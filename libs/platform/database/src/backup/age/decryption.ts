import { ReadableStream } from 'node:stream/web';

import { altered, BackupRefusal } from '../backup-refusal';
import { dearmored } from './armor';
import { kindOf, readHeader } from './header';
import { wrongSecret, type Secret, type Unlock } from './secret';

/** The bytes of a file, from its beginning; each call reads it anew. */
export type Parts = () => AsyncIterable<Buffer>;

/**
 * The decrypted bytes of a file in the format of age. Its key is found now; bytes are authenticated as they are read, and
 * the last of them says whether the file is whole. Throws BackupRefusal.
 */
export async function decryptedParts(
  encrypted: Parts,
  {
    path,
    isArmored,
    unlock,
  }: { readonly path: string; readonly isArmored: boolean; readonly unlock: Unlock | undefined },
): Promise<Parts> {
  const parts: Parts = isArmored ? () => dearmored(encrypted()) : encrypted;
  const header = await readHeader(parts()).catch(unlessRead(path));
  if (header === undefined) throw altered(path);
  const kind = kindOf(header, path);
  if (unlock === undefined) {
    throw new BackupRefusal('wrong-secret', `${path} is encrypted; it takes its passphrase or identity.`);
  }
  const fileKey = await fileKeyOf(header, path, kind, await unlock.secret(kind));
  return () => decrypted(parts(), path, fileKey);
}

async function fileKeyOf(
  header: Buffer,
  path: string,
  kind: 'passphrase' | 'identity',
  secret: Secret,
): Promise<Uint8Array> {
  if ('fileKey' in secret) return secret.fileKey;
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if ('passphrase' in secret) decrypter.addPassphrase(secret.passphrase);
  else for (const identity of secret.identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decryptHeader(header);
  } catch (error) {
    // The library has no error classes; its other messages are about a header that is not valid.
    throw (error as Error).message.startsWith('no identity matched') ? wrongSecret(path, kind) : altered(path);
  }
}

async function* decrypted(
  parts: AsyncIterable<Buffer>,
  path: string,
  fileKey: Uint8Array,
): AsyncGenerator<Buffer, void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity({ unwrapFileKey: () => fileKey });
  try {
    const source = ReadableStream.from<Uint8Array>(parts) as globalThis.ReadableStream;
    const stream = (await decrypter.decrypt(source)) as unknown as AsyncIterable<Uint8Array>;
    for await (const part of stream) yield Buffer.from(part.buffer as ArrayBuffer, part.byteOffset, part.byteLength);
  } catch (error) {
    unlessRead(path)(error);
  }
}

/** Whatever is not a failure to read the file is damage to it. */
function unlessRead(path: string): (error: unknown) => never {
  return (error) => {
    throw (error as NodeJS.ErrnoException).syscall === undefined ? altered(path) : error;
  };
}
