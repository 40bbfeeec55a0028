import type { FileHandle } from 'node:fs/promises';

import { ARMOR_BEGIN } from './age/armor';
import { decryptedParts, type Parts } from './age/decryption';
import { AGE_FIRST_LINE } from './age/header';
import type { Unlock } from './age/secret';
import { BackupRefusal } from './backup-refusal';

const CHUNK_BYTES = 256 * 1024;
const START_BYTES = 1024;

/** The bytes of a backup, decrypted where it is encrypted. Throws BackupRefusal. */
export async function openBytes(file: FileHandle, path: string, unlock: Unlock | undefined): Promise<Parts> {
  const parts: Parts = () => partsOf(file);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
  const start = buffer.toString('latin1', 0, bytesRead);
  const isArmored = start.trimStart().startsWith(ARMOR_BEGIN);
  if (isArmored || start.startsWith(AGE_FIRST_LINE)) return decryptedParts(parts, { path, isArmored, unlock });
  if (/^age-encryption\.org\/v[^1\n]/.test(start)) {
    throw new BackupRefusal('unsupported', `${path} is of a newer format of age; decrypt it with age.`);
  }
  if (unlock?.isGiven === true) {
    throw new BackupRefusal('not-encrypted', `${path} is not encrypted; leave out what was to decrypt it.`);
  }
  return parts;
}

/** Unlike a stream of the file, it leaves the file open when it is abandoned. */
async function* partsOf(file: FileHandle): AsyncGenerator<Buffer, void> {
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
