import { join } from 'node:path';

import { examplePath, runBursar, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

const data = ['--data-dir', join(folder.path, 'data')];
const bursar = (...args: string[]) => runBursar([...args, ...data]);
const STATEMENT = examplePath('statements/ubs-switzerland.csv');
const NEW_ACCOUNT = ['--account', 'ubs', '--create-account', 'UBS', '--currency', 'CHF'];

it('a statement is looked at, stored once, exported, and taken back', async () => {
  const analyzed = await bursar('import', STATEMENT, ...NEW_ACCOUNT);
  expect(analyzed).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('5 new, 0 known, 0 changed'),
  });
  expect(analyzed.stdout).toContain('nothing stored');
  const stored = await bursar('import', STATEMENT, ...NEW_ACCOUNT, '--commit');
  const [, id = ''] = /stored 5, replaced 0; to revert: bursar import undo (\S+)/.exec(stored.stdout) ?? [];
  expect((await bursar('import', STATEMENT, '--account', 'ubs', '--commit')).stdout).toContain('0 new, 5 known');
  const lines = (await bursar('export')).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({ account_id: 'ubs', amount: { amount: '-3.65', currency: 'CHF' } });
  expect((await bursar('export', '--format', 'csv')).stdout).toMatch(/^booked at,description,amount,currency/);
  const undone = await bursar('import', 'undo', id);
  expect(undone).toEqual({ status: 0, stdout: 'Removed 5 from ubs, restored 0.\n', stderr: '' });
  expect(await bursar('export')).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('a file that is refused is one line, and does not hold up the others', async () => {
  const broken = folder.write('broken.csv', 'date,amount\n2026-02-30,1.00\n');
  const { status, stdout, stderr } = await bursar('import', broken, STATEMENT, ...NEW_ACCOUNT, '--commit');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^bursar: broken\.csv: VALIDATION_ERROR: [^\n]+\n$/);
  expect(stdout).toContain('ubs-switzerland.csv: 5 rows');
});

it.each([
  [['import', STATEMENT], 2, /import needs files and --account ID/],
  [['import', '/nowhere.csv', '--account', 'a'], 2, /cannot read the file "\/nowhere\.csv"/],
  [['import', STATEMENT, '--account', 'a', '--currency', 'CHF'], 2, /name it with --create-account/],
  [['import', STATEMENT, '--account', 'a', '--create-account', 'A'], 2, /--create-account needs --currency/],
  [
    ['import', STATEMENT, '--account', 'a', '--format', 'pdf'],
    2,
    /invalid --format "pdf": expected auto or csv or ofx/,
  ],
  [['import', STATEMENT, '--account', 'unknown'], 1, /NOT_FOUND: There is no account unknown/],
  [['import', 'undo', 'import-999'], 1, /NOT_FOUND: There is no import import-999/],
  [['import', 'undo'], 2, /import undo needs the ID/],
  [['export', '--format', 'xml'], 2, /invalid --format "xml": expected jsonl or csv/],
])('%j ends with status %i and one line', async (args, status, line) => {
  const finished = await bursar(...args);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(/^bursar: [^\n]+\n$/);
});
