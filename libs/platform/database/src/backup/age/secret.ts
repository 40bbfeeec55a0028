import { BackupRefusal } from '../backup-refusal';

/** What opens an encrypted backup: identities (`AGE-SECRET-KEY-1…`), a passphrase, or the key that was made for the file. */
export type Secret =
  | { readonly identities: readonly string[] }
  | { readonly passphrase: string }
  | { readonly fileKey: Uint8Array };

/** For whom a backup is encrypted: recipients (`age1…`), or whoever has a passphrase. */
export type Lock = { readonly recipients: readonly string[] } | { readonly passphrase: string };

/** How the secret of an encrypted file is found. */
export interface Unlock {
  /** Whether it was given beforehand; a file that is not encrypted is then refused. */
  readonly isGiven: boolean;
  /** The secret of the kind that the file was encrypted with. */
  secret(kind: 'passphrase' | 'identity'): Promise<Secret>;
}

/** Whether this is a recipient that bursar encrypts for: an X25519 key in the spelling of age. */
export async function isRecipient(text: string): Promise<boolean> {
  if (!/^age1[a-z0-9]{58}$/.test(text)) return false;
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this is an identity that bursar decrypts with. */
export async function isIdentity(text: string): Promise<boolean> {
  if (!/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/.test(text)) return false;
  const { Decrypter } = await import('age-encryption');
  try {
    new Decrypter().addIdentity(text);
    return true;
  } catch {
    return false;
  }
}

export function wrongSecret(path: string, kind: 'passphrase' | 'identity'): BackupRefusal {
  const message =
    kind === 'passphrase'
      ? `The passphrase does not open ${path}; it was tried as it is, in no other spelling or normal form.`
      : `No identity opens ${path}; it was encrypted for others.`;
  return new BackupRefusal('wrong-secret', message);
}
