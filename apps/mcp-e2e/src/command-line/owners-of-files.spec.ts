import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { DataDirectory, runBursar, TemporaryFolder, type Fields } from '../index';

const data = new DataDirectory();
const folder = new TemporaryFolder();
afterAll(async () => {
  await data.remove();
  folder.remove();
});

const bursar = (...args: string[]) => runBursar([...args, ...data.args]);
const jsonLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields);

/** A key that is made for a household shows whether there was one of this name: its archive would not be complained about. */
const isKnown = async (owner: string) => (await bursar('export', '--all', '--owner', owner)).stderr === '';

it.each([
  [['export', '--all'], 0],
  [['export', '--format', 'hledger'], 0],
  [['export', '--domain', 'planifi'], 0],
  [['export'], 0],
  [['export', '--domain', 'shared-split'], 1],
  [['show', 'bank:1'], 1],
  [['journal', 'verify'], 0],
  [['import', 'list'], 0],
  [['import', 'undo', 'import-1'], 1],
  [['accounts'], 1],
  [['add', 'lunch 15.50', '--to', 'shared', '--as', 'elias'], 1],
  [['call', 'list_participants'], 1],
  [['sample', 'remove'], 1],
])('%j reads nothing of a household that there is not, and makes none', async (args, status) => {
  const answered = await bursar(...args, '--owner', 'typo');
  expect(answered).toMatchObject({ status, stderr: expect.stringMatching(/^bursar: [^\n]+\n$/) });
  expect(await isKnown('typo')).toBe(false);
});

it('a look at a statement makes no household, and a close name is offered', async () => {
  const statement = folder.write('ubs.csv', 'Date,Amount,Currency,Description\n2026-02-01,-1.00,CHF,Coffee\n');
  await bursar('import', statement, '--account', 'ubs', '--owner', 'typo');
  expect(await isKnown('typo')).toBe(false);
  expect((await bursar('key', 'create', '--name', 'theirs', '--owner', 'neighbours')).status).toBe(0);
  expect(await bursar('accounts', '--owner', 'neigbours')).toMatchObject({
    status: 1,
    stderr: 'bursar: no household has the name neigbours; did you mean neighbours?\n',
  });
});

it('a file is not replaced by that of a household that there is not', async () => {
  const file = join(folder.path, 'good.jsonl');
  expect((await bursar('export', '--all', '--output', file)).status).toBe(0);
  const refused = await bursar('export', '--all', '--output', file, '--force', '--owner', 'typo');
  expect(refused).toMatchObject({
    status: 1,
    stderr: 'bursar: no household has the name typo; the file stays as it is\n',
  });
  expect(readdirSync(folder.path).sort()).toEqual(['good.jsonl', 'ubs.csv']);
});

it('an archive that is refused leaves no household, and one that is taken makes it', async () => {
  const { stdout } = await bursar('export', '--all');
  const bad = folder.write('bad.jsonl', stdout.replace('"format":1', '"format":2'));
  expect((await bursar('import', bad, '--commit', '--owner', 'fresh')).status).toBe(1);
  expect(await isKnown('fresh')).toBe(false);
  const good = folder.write('whole.jsonl', stdout);
  expect(await bursar('import', good, '--commit', '--owner', 'fresh')).toMatchObject({ status: 0, stderr: '' });
  expect(await isKnown('fresh')).toBe(true);
});

it('an account that is named as a transaction is has a ref of its own', async () => {
  const statement = folder.write(
    'bank.csv',
    'Date,Description,Amount\n2026-03-01,Coffee,-4.50\n2026-03-02,Tea,-3.00\n',
  );
  const account = ['--account', '1', '--create-account', 'Number one', '--currency', 'EUR', '--date-order', 'YMD'];
  expect(await bursar('import', statement, '--commit', ...account)).toMatchObject({ status: 0, stderr: '' });
  const { stdout } = await bursar('export', '--format', 'beancount');
  expect(stdout).toContain('\n  ref: "bank:account/1"\n');
  const [transaction] = jsonLines((await bursar('show', 'bank:1')).stdout);
  expect(transaction).toMatchObject({ record: 'transaction', description: 'Coffee' });
  const [shown] = jsonLines((await bursar('show', 'bank:account/1')).stdout);
  expect(shown).toMatchObject({ record: 'account', account_id: '1', name: 'Number one' });
});
