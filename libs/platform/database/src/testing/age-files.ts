import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Encrypter } from 'age-encryption';

import { encryptionFor, type Encryption } from '../backup/age/encryption';
import type { Lock, Secret, Unlock } from '../backup/age/secret';
import { openBackup } from '../backup/open-backup';
import { writeBackupFile } from '../backup/write-backup-file';
import { writeSealedBackup } from './sealed-backup';

export const PASSPHRASE = 'fünf Wörter aus dem Würfelbuch';
/** Cheap, for files that tests write themselves. */
const WORK_FACTOR = 4;

export const opening = (secret: Secret, isGiven = true): Unlock => ({ isGiven, secret: () => Promise.resolve(secret) });

/** The rows in a backup of one table without a header. */
export async function textOf(path: string, unlock?: Unlock): Promise<string> {
  const backup = await openBackup(path, unlock);
  try {
    return await backup.read(async (contents) => {
      const parts: Buffer[] = [];
      for await (const part of contents.rows()) parts.push(Buffer.from(part));
      await contents.end();
      return Buffer.concat(parts).toString();
    });
  } finally {
    await backup.close();
  }
}

/** Why a backup is refused; undefined if it is not. */
export function reasonOf(path: string, unlock?: Unlock): Promise<string | undefined> {
  return textOf(path, unlock).then(
    () => undefined,
    (error: { reason: string }) => error.reason,
  );
}

/** Writes a backup of one table without a header, encrypted. */
export async function writeEncrypted(file: string, text: string, lock: Lock): Promise<Encryption> {
  const encryption = await encryptionFor(lock);
  async function* contents() {
    yield Buffer.from(text);
    yield Buffer.from('\\.\n');
  }
  await writeBackupFile(file, contents(), { replace: true, encryption });
  return encryption;
}

/** The bytes of such a backup that is not encrypted. */
export function plainBytes(folder: string, text: string): Buffer {
  const path = join(folder, 'plain');
  writeSealedBackup(path, `${text}\\.\n`);
  return readFileSync(path);
}

/** Encrypted by the library alone, cheaply. */
export function encryptedFor(bytes: Uint8Array, lock: Lock): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase);
  else for (const recipient of lock.recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(bytes);
}
