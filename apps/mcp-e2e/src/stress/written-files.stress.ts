import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import fc from 'fast-check';

import { BURSAR, DataDirectory, RunningProcess, runBursar, StdioServer, TemporaryFolder } from '../index';
import { effort, SEED } from './effort';
import { movableClock } from './moved-clock';
import { doAll, OPERATIONS } from './operations';
import { report } from './report';
import { SmallDisk } from './small-disk';

const RECIPIENT = 'age14h0slc0euy8fcsu5e2n4y9zxwf6lrmumgs6370memlywlsw9d4mq5d73xu';
const data = new DataDirectory();
const folder = new TemporaryFolder();
/** Keeps the database running. */
let server: StdioServer;

beforeAll(async () => {
  server = await StdioServer.started({ args: ['stdio', ...data.args] });
  // Texts that do not compress away.
  const random = fc.sample(fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 40, maxLength: 40 }), {
    seed: SEED,
    numRuns: effort(4, 20),
  });
  for (const [index, text] of random.entries()) {
    const { acknowledged } = await doAll(server, [OPERATIONS.statement(`part${index}`, 2_000, text)]);
    expect(acknowledged.size).toBe(1);
  }
});
afterAll(async () => {
  await server.close();
  await data.remove();
  folder.remove();
});

/** Commands that write one file, and what says that it is whole. */
const WRITERS: readonly (readonly [
  name: string,
  args: (file: string) => string[],
  isWhole: (text: string) => boolean,
])[] = [
  ['an archive', (file) => ['export', '--all', '--output', file], (text) => /\n\{"end":true,[^\n]*\}\n$/.test(text)],
  [
    'plain text',
    (file) => ['export', '--format', 'hledger', '--output', file],
    (text) => /^(?:; [^\n]*\n)*decimal-mark /.test(text) && text.endsWith('\n'),
  ],
  ['a backup', (file) => ['backup', file], (text) => /\n?[0-9a-f]{64}\n$/.test(text)],
  [
    'an encrypted backup',
    (file) => ['backup', file, '--encrypt', '--recipient', RECIPIENT],
    (text) => text.startsWith('age-encryption.org/v1\n'),
  ],
  ['a backup in a folder', (file) => ['backup', '--to', file, '--keep-daily', '1'], () => true],
];

it.each(WRITERS)(
  `%s whose writing is killed at any moment is whole or not there (seed ${SEED})`,
  async (name, args, isWhole) => {
    const target = join(folder.path, name.replaceAll(' ', '-'));
    mkdirSync(target);
    const isFolder = args('').includes('--to');
    const file = isFolder ? target : join(target, 'file');
    const former = 'bursar-20200101T000000Z.backup';
    const begun = performance.now();
    expect(await runBursar([...args(file), ...data.args])).toMatchObject({ status: 0, stderr: '' });
    const milliseconds = performance.now() - begun;
    const whole = isFolder ? [] : readFileSync(file).length;
    const shares = fc.sample(fc.noBias(fc.nat(999)), { seed: SEED, numRuns: effort(3, 60) });
    let strays = 0;
    for (const [index, share] of shares.entries()) {
      const killed = isFolder ? target : join(target, `killed-${index}`);
      if (isFolder) folder.write(`a-backup-in-a-folder/${former}`, 'x');
      const before = new Set(readdirSync(target));
      const writing = new RunningProcess(process.execPath, [BURSAR, ...args(killed), ...data.args]);
      // The second half of the time is when it writes.
      await Promise.race([writing.exit, pause(milliseconds * (0.4 + (0.6 * (index + share / 1000)) / shares.length))]);
      writing.child.kill('SIGKILL');
      await writing.ended();
      const added = readdirSync(target).filter((entry) => !before.has(entry));
      const partial = added.filter((entry) => entry.endsWith('.partial'));
      strays += partial.length;
      expect(partial.length).toBeLessThanOrEqual(1);
      const complete = added.filter((entry) => !partial.includes(entry));
      expect(complete.length).toBeLessThanOrEqual(1);
      for (const entry of complete) {
        const text = readFileSync(join(target, entry), 'latin1');
        expect(isWhole(text)).toBe(true);
        if (!isFolder && name !== 'an encrypted backup' && name !== 'a backup') expect(text.length).toBe(whole);
      }
      // What was there before goes only once the new one has its name.
      if (isFolder && complete.length === 0) expect(existsSync(join(target, former))).toBe(true);
    }
    report(`${name}: killed ${shares.length} times, ${strays} left a .partial`);
    const again = await runBursar([...args(isFolder ? target : join(target, 'again')), ...data.args]);
    expect(again).toMatchObject({ status: 0, stderr: '' });
    if (isFolder) expect(again.stdout.includes('Unfinished; delete them')).toBe(strays > 0);
  },
);

it(`an archive whose import is killed at any moment is stored whole or not at all (seed ${SEED})`, async () => {
  const file = join(folder.path, 'to-import.jsonl');
  expect(await runBursar(['export', '--all', '--output', file, ...data.args])).toMatchObject({ status: 0, stderr: '' });
  const archive = readFileSync(file, 'utf8');
  const importInto = (owner: string) => ['import', file, '--commit', '--owner', owner, ...data.args];
  const storedOf = async (owner: string) =>
    (await runBursar(['export', '--all', '--owner', owner, ...data.args])).stdout;
  const begun = performance.now();
  expect(await runBursar(importInto('unharmed'))).toMatchObject({ status: 0, stderr: '' });
  const milliseconds = performance.now() - begun;
  const shares = fc.sample(fc.noBias(fc.nat(999)), { seed: SEED, numRuns: effort(2, 40) });
  let wholes = 0;
  for (const [index, share] of shares.entries()) {
    const owner = `killed-${index}`;
    const importing = new RunningProcess(process.execPath, [BURSAR, ...importInto(owner)]);
    await Promise.race([importing.exit, pause(milliseconds * (0.3 + (0.7 * (index + share / 1000)) / shares.length))]);
    importing.child.kill('SIGKILL');
    await importing.ended();
    // What the killed process had sent may still be ending in the database; the next import waits for it.
    const again = await runBursar(importInto(owner));
    const isWhole = again.status !== 0;
    wholes += Number(isWhole);
    if (isWhole) expect(again.stderr).toContain('has entries already');
    expect((await storedOf(owner)) === archive).toBe(true);
  }
  report(`an import of an archive: killed ${shares.length} times, ${wholes} had ended before`);
});

it.each(WRITERS)('%s that the disk has no room for is refused, and leaves nothing', async (name, args) => {
  const target = join(folder.path, `small-${name.replaceAll(' ', '-')}`);
  mkdirSync(target);
  const disk = SmallDisk.mountedOn(target, 1);
  if (disk === undefined) return;
  try {
    for (const room of [0, 64 * 1024]) {
      disk.free();
      disk.fill();
      const ballast = join(target, 'ballast');
      truncateSync(ballast, 1024 * 1024 - room);
      const file = args('').includes('--to') ? target : join(target, 'file');
      expect(await runBursar([...args(file), ...data.args])).toEqual({
        ...{ status: 1, stdout: '' },
        stderr: expect.stringMatching(/^bursar: [Tt]here is no room for [^\n]+\n$/),
      });
      expect(readdirSync(target)).toEqual(['ballast']);
    }
  } finally {
    disk.unmount();
  }
});

it('two backups of a folder, between which the clock goes back, are both there until a rule removes the later', async () => {
  const target = join(folder.path, 'clock');
  mkdirSync(target);
  const backUp = async (hours: number) => {
    const env = movableClock(folder, hours);
    const { status, stdout } = await runBursar(
      ['backup', '--to', target, '--keep-daily', '1', '--json', ...data.args],
      { env },
    );
    expect(status).toBe(0);
    return JSON.parse(stdout) as { readonly file: string; readonly removed: readonly string[] };
  };
  const [ahead, back] = [await backUp(72), await backUp(0)];
  expect(back.file < ahead.file).toBe(true);
  expect([existsSync(ahead.file), existsSync(back.file), back.removed]).toEqual([true, true, []]);
  // The rule keeps the newest by name; the one that was just written stays with it.
  const { file, removed } = await backUp(0);
  expect([removed, existsSync(ahead.file), existsSync(file)]).toEqual([[back.file.split('/').at(-1)], true, true]);
});
