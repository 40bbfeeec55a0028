import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { opening, PASSPHRASE, reasonOf, textOf, writeEncrypted } from '../../testing/age-files';
import { removeFolder, testFolder } from '../../testing/test-folder';
import { writeBackupFile } from '../write-backup-file';
import { encryptionFor } from './encryption';

const isThere = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('an encrypted backup', () => {
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

  it('for recipients is opened by each of them, and by the key that was made for it', async () => {
    const another = await generateX25519Identity();
    const text = 'row\n'.repeat(60_000);
    const encryption = await writeEncrypted(file, text, {
      recipients: [recipient, await identityToRecipient(another)],
    });
    expect(await textOf(file, opening({ identities: [identity] }))).toBe(text);
    expect(await textOf(file, opening({ identities: [await generateX25519Identity(), another] }))).toBe(text);
    expect(await textOf(file, opening(encryption.secret()))).toBe(text);
    expect(readFileSync(file, 'latin1').match(/^-> /gm)).toHaveLength(2);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('with a passphrase is opened by it alone, as it is', async () => {
    await writeEncrypted(file, 'row\n', { passphrase: PASSPHRASE });
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/);
    expect(await textOf(file, opening({ passphrase: PASSPHRASE }))).toBe('row\n');
    const otherForm = PASSPHRASE.normalize('NFD');
    expect(otherForm).not.toBe(PASSPHRASE);
    expect(await reasonOf(file, opening({ passphrase: otherForm }))).toBe('wrong-secret');
  });

  it('for a thousand recipients is opened by the last', async () => {
    const others = Array.from({ length: 20 }, () => generateX25519Identity().then(identityToRecipient));
    const many = await Promise.all(others);
    const recipients = Array.from({ length: 999 }, (_, index) => many[index % many.length] ?? '');
    await writeEncrypted(file, 'row\n', { recipients: [...recipients, recipient] });
    expect(await textOf(file, opening({ identities: [identity] }))).toBe('row\n');
  });

  it('is refused to others, and without a secret', async () => {
    await writeEncrypted(file, 'row\n', { recipients: [recipient] });
    expect(await reasonOf(file, opening({ identities: [await generateX25519Identity()] }))).toBe('wrong-secret');
    expect(await reasonOf(file)).toBe('wrong-secret');
  });

  it('never has its plain bytes on the disk', async () => {
    const encryption = await encryptionFor({ recipients: [recipient] });
    const seen: string[] = [];
    async function* contents() {
      for (let index = 0; index < 50; index += 1) {
        yield Buffer.from(`Mercado ${index}\n`.repeat(2000));
        for (const name of readdirSync(folder)) seen.push(readFileSync(join(folder, name), 'latin1'));
      }
    }
    await writeBackupFile(file, contents(), { replace: false, encryption });
    expect(seen.length).toBeGreaterThan(0);
    for (const bytes of [...seen, readFileSync(file, 'latin1')]) {
      expect(bytes).not.toMatch(/Mercado|bursar backup|\x1f\x8b\x08\0\0/);
    }
  });

  it('leaves nothing when it is cancelled or its source fails', async () => {
    for (const failure of ['abort', 'throw']) {
      const breaker = new AbortController();
      async function* contents() {
        yield Buffer.from('row\n'.repeat(100_000));
        if (failure === 'throw') throw new Error('the source failed');
        breaker.abort();
        yield Buffer.from('row\n');
      }
      const encryption = await encryptionFor({ recipients: [recipient] });
      const written = writeBackupFile(file, contents(), { replace: false, encryption, signal: breaker.signal });
      await expect(written).rejects.toMatchObject(
        failure === 'throw' ? { message: 'the source failed' } : { name: 'AbortError' },
      );
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  // Where age is not installed, the library's own files above are what is opened; CI has it.
  (isThere('age') || process.env['CI'] ? describe : describe.skip)('and the program age', () => {
    it('open what the other writes', async () => {
      const key = join(folder, 'key.txt');
      writeFileSync(key, `# a comment\n${identity}\n`);
      await writeEncrypted(file, 'row\n'.repeat(100_000), { recipients: [recipient] });
      const decrypted = execFileSync('age', ['-d', '-i', key, file], { maxBuffer: 2 ** 30 });
      const plain = join(folder, 'decrypted');
      writeFileSync(plain, decrypted);
      expect(await textOf(plain)).toBe('row\n'.repeat(100_000));
      for (const flags of [[], ['-a']]) {
        execFileSync('age', [...flags, '-r', recipient, '-o', file, plain]);
        expect(await textOf(file, opening({ identities: [identity] }))).toBe('row\n'.repeat(100_000));
      }
      appendFileSync(file, '\n \n');
      expect(await textOf(file, opening({ identities: [identity] }))).toBe('row\n'.repeat(100_000));
    });
  });
});
