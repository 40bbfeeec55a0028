import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { BURSAR, connectV1, runBursar, TemporaryFolder } from '../index';

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
    stdout: expect.stringMatching(/^Backed up 4 rows of shared-split to .*house\.bursar \(\d+ bytes\)\.\n/),
    stderr: '',
  });
  await spend('Not in the backup');
  await server.close();

  expect(await runBursar(['restore', file, ...dataIn('new')])).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Restored 4 rows of shared-split as of \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\.\n$/),
    stderr: '',
  });
  const restored = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...dataIn('new')] });
  expect((await list(restored)).structuredContent).toEqual(before);
  await restored.close();
});

it.each([
  [['backup', file, ...dataIn('old')], 1, /house\.bursar exists already; .*--force/],
  [['backup', join(file, 'x'), ...dataIn('old')], 1, /cannot be written/],
  [['backup', ...dataIn('old')], 2, /backup needs one FILE to write/],
  [['backup', file, file], 2, /backup needs one FILE to write/],
  [['backup', file, '--ephemeral'], 2, /Unknown option '--ephemeral'/],
  [['backup', 'x', ...dataIn('mistyped')], 2, /there is no data directory .*mistyped/],
  [['restore', file, ...dataIn('old')], 1, /The database is not empty/],
  [['restore', join(folder.path, 'missing'), ...dataIn('other')], 1, /missing does not exist/],
  [['restore', BURSAR, ...dataIn('other')], 1, /is not a backup of bursar/],
  [['restore', ...dataIn('other')], 2, /restore needs one FILE to read/],
] as const)('%j ends with status %i and one line', async (args, status, line) => {
  const finished = await runBursar(args);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(/^bursar: [^\n]+\n$/);
  // A backup that cannot be read makes no database either.
  expect([existsSync(join(folder.path, 'other')), existsSync(join(folder.path, 'mistyped'))]).toEqual([false, false]);
});

it('a file is replaced on request', async () => {
  expect(await runBursar(['backup', file, '--force', ...dataIn('old')])).toMatchObject({ status: 0, stderr: '' });
});
