import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

import * as cctv from 'cctv-age';

import { BackupRefusal } from '../backup-refusal';
import { decryptedParts } from './decryption';

/** What bursar says of a file that age's own vectors expect this of. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  success: ['opened'],
  'no match': ['wrong-secret'],
  'HMAC failure': ['altered'],
  // A work factor that is too high is a header that age does not take.
  'header failure': ['altered', 'unsupported'],
  'armor failure': ['altered'],
  'payload failure': ['altered'],
};

/** A header of lines `name: value`, an empty line, and the file. */
function readVector(bytes: Buffer) {
  const end = bytes.indexOf('\n\n');
  const lines = bytes.toString('utf8', 0, end).split('\n');
  const all = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));
  const file = bytes.subarray(end + 2);
  return {
    expected: all('expect')[0] ?? '',
    payload: all('payload')[0],
    passphrase: all('passphrase')[0],
    identities: all('identity'),
    isArmored: all('armored')[0] === 'yes',
    file: all('compressed')[0] === 'zlib' ? inflateSync(file) : file,
  };
}

// It declares one export, and has one for each vector.
const vectors = cctv as unknown as Readonly<Record<string, Uint8Array>>;
const names = Object.keys(vectors);

it('there are vectors', () => expect(names.length).toBeGreaterThan(100));

it.each(names)('opens or refuses as age does: %s', async (name) => {
  const { expected, payload, passphrase, identities, isArmored, file } = readVector(Buffer.from(vectors[name] ?? []));
  async function* parts() {
    for (let at = 0; at < file.length; at += 1000) yield file.subarray(at, at + 1000);
  }
  const secret = () => Promise.resolve(passphrase === undefined ? { identities } : { passphrase });
  const hash = createHash('sha256');
  const open = async () => {
    const decrypted = await decryptedParts(parts, { path: name, isArmored, unlock: { isGiven: true, secret } });
    for await (const part of decrypted()) hash.update(part);
    return 'opened';
  };
  const outcome = await open().catch((error: unknown) => {
    if (error instanceof BackupRefusal) return error.reason;
    throw error;
  });
  expect(OUTCOMES[expected]).toContain(outcome);
  if (outcome === 'opened') expect(hash.digest('hex')).toBe(payload);
});
