import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { BURSAR, commandsInOneProcess, connectV1, runBursar, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

const dataIn = (name: string) => ['--data-dir', join(folder.path, name)];
const file = join(folder.path, 'house.bursar');

it('what is stored goes to another place through a file, while a server is at work', async () => {
  const server = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...dataIn('old')] });
  const list = (from: typeof server) => from.callTool('list_movements', { year: 2026, month: 2 });
  const spend = (description: string) =>
    server.callTool('create_movement', {
      type: 'purchase',
      amount: '10.00',
      description,
      requested_by_participant_id: 'elias',
      occurred_at: '2026-02-10',
    });
  await spend('Pão\\ e "leite"');
  const { structuredContent: before } = await list(server);
  expect(before).toMatchObject({ total: 1 });

  expect(await runBursar(['backup', file, ...dataIn('old')])).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Backed up 5 rows of shared-split to .*house\.bursar \(\d+ bytes\)\.\n/),
    stderr: '',
  });
  expect(await runBursar(['backup', 'verify', file])).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /house\.bursar holds 5 rows of shared-split as of \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ; it restores\.\n$/,
    ),
    stderr: '',
  });
  await spend('Not in the backup');
  await server.close();

  expect(await runBursar(['restore', file, ...dataIn('new')])).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Restored 5 rows of shared-split as of \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\.\n$/),
    stderr: '',
  });
  const restored = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...dataIn('new')] });
  expect((await list(restored)).structuredContent).toEqual(before);
  await restored.close();
});

const runInOneProcess = commandsInOneProcess();

it.each([
  [['backup', file, ...dataIn('old')], 1, /house\.bursar exists already; .*--force/],
  [['backup', join(file, 'x'), ...dataIn('old')], 1, /cannot be written/],
  [['backup', ...dataIn('old')], 2, /backup needs one FILE to write/],
  [['backup', file, file], 2, /backup needs one FILE to write/],
  [['backup', file, '--ephemeral'], 2, /"backup" has no option --ephemeral/],
  [['backup', 'x', ...dataIn('mistyped')], 2, /there is no data directory .*mistyped/],
  [['backup', '--to', join(folder.path, 'none'), ...dataIn('old')], 1, /The folder .*none does not exist/],
  [['backup', '--to', file, ...dataIn('old')], 1, /house\.bursar is not a folder/],
  [['backup', '--to', folder.path, '--keep-daily', '0', ...dataIn('old')], 2, /invalid --keep-daily "0"/],
  [['backup', 'x', '--keep-daily', '3', ...dataIn('old')], 2, /add --to DIR/],
  [['backup', 'schedule'], 2, /--to DIR/],
  [['backup', 'schedule', '--to', 'x', '--at', '3:30'], 2, /invalid --at "3:30": expected HH:MM/],
  [['backup', 'verify'], 2, /backup verify needs one FILE to read/],
  [['backup', 'verify', BURSAR], 1, /is not a backup of bursar/],
  [['restore', file, ...dataIn('old')], 1, /The database is not empty/],
  [['restore', join(folder.path, 'missing'), ...dataIn('other')], 1, /missing does not exist/],
  [['restore', BURSAR, ...dataIn('other')], 1, /is not a backup of bursar/],
  [['restore', ...dataIn('other')], 2, /restore needs one FILE to read/],
] as const)('%j ends with status %i and one line', async (args, status, line) => {
  const finished = await runInOneProcess(args);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(/^bursar: [^\n]+\n$/);
  // A backup that cannot be read makes no database either.
  expect([existsSync(join(folder.path, 'other')), existsSync(join(folder.path, 'mistyped'))]).toEqual([false, false]);
});

it('a file is replaced on request', async () => {
  expect(await runBursar(['backup', file, '--force', ...dataIn('old')])).toMatchObject({ status: 0, stderr: '' });
});

it('a folder keeps the newest backup of each day, and other files', async () => {
  const backups = join(folder.path, 'backups');
  mkdirSync(backups);
  const names = ['bursar-20200101T040000Z.backup', 'bursar-20200101T050000Z.backup', 'bursar-20200102T040000Z.backup'];
  for (const name of [...names, 'notes.txt']) folder.write(`backups/${name}`, 'x');
  const { status, stdout, stderr } = await runBursar([
    'backup',
    '--to',
    backups,
    '--keep-daily',
    '2',
    ...dataIn('old'),
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(
    /^Backed up 6 rows of shared-split to .*Z\.backup \(\d+ bytes\), and verified it\.\nRemoved 2 /,
  );
  const [first, second, ...others] = readdirSync(backups).sort();
  expect([first, others]).toEqual(['bursar-20200102T040000Z.backup', ['notes.txt']]);
  expect(await runBursar(['backup', 'verify', join(backups, second ?? '')])).toMatchObject({ status: 0 });
});

it('an entry for a timer has absolute paths', async () => {
  const printed = await runBursar(['backup', 'schedule', '--to', 'backups', '--keep-weekly', '4', ...dataIn('old')], {
    cwd: folder.path,
  });
  expect(printed).toMatchObject({ status: 0, stderr: '' });
  for (const word of [
    process.execPath,
    BURSAR,
    join(folder.path, 'backups'),
    '--keep-weekly',
    join(folder.path, 'old'),
  ]) {
    expect(printed.stdout).toContain(word);
  }
});
