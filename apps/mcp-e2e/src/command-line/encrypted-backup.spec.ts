import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BURSAR, connectV1, runBursar, TemporaryFolder } from '../index';

/** A pair of keys that protects nothing. */
const IDENTITY = 'AGE-SECRET-KEY-17PKQAJGGYPYFX4T7KH74K5GYSXS9FRRL09HSFW7LP9NZRXUGXWHQASAKV6';
const RECIPIENT = 'age14h0slc0euy8fcsu5e2n4y9zxwf6lrmumgs6370memlywlsw9d4mq5d73xu';
const PASSPHRASE = 'correct horse battery staple';

const folder = new TemporaryFolder();
const dataIn = (name: string) => ['--data-dir', join(folder.path, name)];
const privately = (name: string, content: string) => {
  const path = folder.write(name, content);
  chmodSync(path, 0o600);
  return path;
};
const file = join(folder.path, 'house.age');
const identity = privately('key.txt', `# made for this test\n${IDENTITY}\n`);
const passphrase = privately('passphrase.txt', `${PASSPHRASE}\n`);

beforeAll(async () => {
  const server = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...dataIn('old')] });
  const purchase = { type: 'purchase', amount: '10.00', description: 'Mercado' };
  await server.callTool('create_movement', { ...purchase, requested_by_participant_id: 'elias' });
  await server.close();
});
afterAll(() => folder.remove());

it.each([
  ['recipients', ['--recipient', RECIPIENT], ['--identity', identity]],
  ['a passphrase', ['--passphrase-file', passphrase], ['--passphrase-file', passphrase]],
])('a backup with %s is verified and restored', async (name, lock, key) => {
  const made = await runBursar(['backup', file, '--force', '--encrypt', ...lock, ...dataIn('old')]);
  expect(made).toEqual({ status: 0, stdout: expect.stringContaining('\nThe file is encrypted.'), stderr: '' });
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  const verified = await runBursar(['backup', 'verify', file, ...key]);
  expect(verified).toEqual({ status: 0, stdout: expect.stringContaining('holds 5 rows of shared-split'), stderr: '' });
  const restored = await runBursar(['restore', file, ...key, ...dataIn(name)]);
  expect(restored).toEqual({ status: 0, stdout: expect.stringContaining('Restored 5 rows'), stderr: '' });
});

it('a folder takes backups that this machine cannot read, and they are verified', async () => {
  const backups = join(folder.path, 'backups');
  mkdirSync(backups);
  const made = await runBursar(['backup', '--to', backups, '--encrypt', ...dataIn('old')], {
    env: { BURSAR_RECIPIENTS: RECIPIENT },
  });
  expect(made).toEqual({ status: 0, stdout: expect.stringContaining('and verified it.'), stderr: '' });
  const [name = '', ...others] = readdirSync(backups);
  expect([name, others]).toEqual([expect.stringMatching(/^bursar-\d{8}T\d{6}Z\.backup\.age$/), []]);
  expect(await runBursar(['backup', 'verify', join(backups, name), '--identity', identity])).toMatchObject({
    status: 0,
  });
});

describe('a refusal', () => {
  const wrong = privately('wrong.txt', 'not the passphrase\n');
  const short = privately('short.txt', 'seven77\n');
  const plain = join(folder.path, 'plain');
  beforeAll(() => runBursar(['backup', plain, ...dataIn('old')]));

  it.each([
    [['backup', 'x', '--encrypt', '--passphrase', PASSPHRASE], 2, /a passphrase is never an argument/],
    [['restore', 'x', `--passphrase=${PASSPHRASE}`], 2, /a passphrase is never an argument/],
    [['restore', file, '--identity', IDENTITY], 2, /--identity names a file/],
    [['backup', 'x', '--encrypt', '--recipient', IDENTITY], 2, /--recipient: expected a recipient of age/],
    [['backup', 'x', '--recipient', RECIPIENT], 2, /are for --encrypt/],
    [['backup', 'x', '--encrypt'], 2, /there is no terminal/],
    [['backup', 'x', '--encrypt', '--passphrase-file', short], 2, /at least 8 characters/],
    [['backup', 'schedule', '--to', '.', '--encrypt'], 2, /a timer has no terminal/],
    [['restore', file], 2, /there is no terminal/],
    [['restore', file, '--passphrase-file', wrong], 1, /The passphrase does not open/],
    [['restore', file, '--identity', identity], 1, /encrypted with a passphrase/],
    [['restore', plain, '--identity', identity], 1, /is not encrypted/],
    [['backup', 'verify', file, '--passphrase-file', wrong], 1, /The passphrase does not open/],
  ] as const)('of %j is one line without a secret, and nothing is made', async (given, status, line) => {
    const isVerify = given[1] === 'verify';
    const storage = given[0] === 'backup' ? dataIn('old') : dataIn('other');
    const finished = await runBursar([...given, ...(isVerify ? [] : storage)], { cwd: folder.path });
    expect(finished).toMatchObject({ status, stdout: '' });
    expect(finished.stderr).toMatch(line);
    expect(finished.stderr).toMatch(/^bursar: [^\n]+\n$/);
    expect(finished.stderr).not.toMatch(new RegExp(`${PASSPHRASE}|AGE-SECRET-KEY-1|not the passphrase|seven77`));
    expect([existsSync(join(folder.path, 'other')), existsSync(join(folder.path, 'x'))]).toEqual([false, false]);
  });

  it('is not what a secret file that others can read gets, but a warning', async () => {
    const open = folder.write('open.txt', `${PASSPHRASE}\n`);
    chmodSync(open, 0o644);
    const verified = await runBursar(['backup', 'verify', file, '--passphrase-file', open]);
    expect(verified).toMatchObject({ status: 0, stderr: expect.stringMatching(/open\.txt can be read by others/) });
  });
});

it('an entry for a timer encrypts', async () => {
  const given = ['--encrypt', '--recipient', RECIPIENT, ...dataIn('old')];
  const { stdout } = await runBursar(['backup', 'schedule', '--to', 'backups', ...given], { cwd: folder.path });
  expect(stdout).toContain(`--encrypt --recipient ${RECIPIENT}`);
});
