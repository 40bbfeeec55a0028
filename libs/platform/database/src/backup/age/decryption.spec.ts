import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { armor, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';

import { encryptedFor, opening, PASSPHRASE, plainBytes, reasonOf, textOf } from '../../testing/age-files';
import { removeFolder, testFolder } from '../../testing/test-folder';
import { isIdentity, isRecipient } from './secret';

describe('an age file', () => {
  let folder: string;
  let file: string;
  let identity: string;
  let recipient: string;
  beforeAll(async () => {
    identity = await generateX25519Identity();
    recipient = await identityToRecipient(identity);
  });
  beforeEach(() => {
    folder = testFolder();
    file = join(folder, 'a.backup.age');
  });
  afterEach(() => removeFolder(folder));

  it.each([false, true])('is refused if it is cut, flipped or lengthened anywhere (armored: %s)', async (isArmored) => {
    const encrypted = await encryptedFor(plainBytes(folder, 'row\n'.repeat(50)), { recipients: [recipient] });
    const whole = isArmored ? Buffer.from(armor.encode(encrypted)) : Buffer.from(encrypted);
    const unlock = opening({ identities: [identity] });
    writeFileSync(file, whole);
    expect(await textOf(file, unlock)).toBe('row\n'.repeat(50));
    const refused = [
      'altered',
      'cut-off',
      'not-a-backup',
      'newer-format',
      'not-encrypted',
      'unsupported',
      'wrong-secret',
    ];
    const reasonFor = (bytes: Uint8Array) => {
      writeFileSync(file, bytes);
      return reasonOf(file, unlock);
    };
    // Blanks may follow an armored file.
    const shortest = whole.length - (isArmored ? 1 : 0);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: shortest - 1 }), fc.nat({ max: 7 }), async (at, bit) => {
        expect(refused).toContain(await reasonFor(whole.subarray(0, at)));
        const flipped = Buffer.from(whole);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        expect(refused).toContain(await reasonFor(flipped));
      }),
      { numRuns: 150 },
    );
    expect(await reasonFor(Buffer.concat([whole, Buffer.from('x')]))).toBe('altered');
    expect(await reasonFor(Buffer.concat([whole, whole]))).toBe('altered');
  });

  it('skips stanzas that it does not know', async () => {
    const encrypter = new Encrypter();
    const { Stanza } = await import('age-encryption');
    encrypter.addRecipient({ wrapFileKey: () => [new Stanza(['example.org/unknown', 'abc'], new Uint8Array(70))] });
    encrypter.addRecipient(recipient);
    writeFileSync(file, await encrypter.encrypt(plainBytes(folder, 'row\n')));
    expect(await textOf(file, opening({ identities: [identity] }))).toBe('row\n');
  });

  it('is refused with a work factor that would take all memory, before a secret is used', async () => {
    const bytes = Buffer.from(await encryptedFor(plainBytes(folder, 'row\n'), { passphrase: PASSPHRASE })).toString(
      'latin1',
    );
    writeFileSync(file, Buffer.from(bytes.replace(/^(-> scrypt \S+) 4$/m, '$1 30'), 'latin1'));
    const secret = jest.fn();
    expect(await reasonOf(file, { isGiven: true, secret })).toBe('unsupported');
    expect(secret).not.toHaveBeenCalled();
  });

  it('is distinguished from a plain one', async () => {
    writeFileSync(file, plainBytes(folder, 'row\n'));
    expect(await reasonOf(file, opening({ identities: [identity] }))).toBe('not-encrypted');
    expect(await textOf(file, opening({ identities: [identity] }, false))).toBe('row\n');
    writeFileSync(file, 'age-encryption.org/v2\n');
    expect(await reasonOf(file)).toBe('unsupported');
    writeFileSync(file, `age-encryption.org/v1\n${'x'.repeat(3_000_000)}`);
    expect(await reasonOf(file, opening({ identities: [identity] }))).toBe('altered');
  });

  it('takes X25519 keys, and nothing else for one', async () => {
    expect([await isRecipient(recipient), await isIdentity(identity)]).toEqual([true, true]);
    for (const text of [
      identity,
      `${recipient}q`,
      recipient.slice(0, -1),
      recipient.toUpperCase(),
      'ssh-ed25519 AAAA',
      'age1pq1',
      '',
    ]) {
      expect(await isRecipient(text)).toBe(false);
    }
    for (const text of [recipient, identity.toLowerCase(), identity.replace(/.$/, '1'), 'AGE-SECRET-KEY-PQ-1', '']) {
      expect(await isIdentity(text)).toBe(false);
    }
  });
});
