import { join } from 'node:path';

import { commandsInOneProcess, examplePath, ROOT, runBursar, TemporaryFolder } from '../index';

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
    stdout: expect.stringContaining('5 new, 0 known'),
  });
  expect(analyzed.stdout).toContain('nothing stored');
  const stored = await bursar('import', STATEMENT, ...NEW_ACCOUNT, '--commit');
  const [, id = ''] = /stored 5, replaced 0; to revert: bursar import undo (\S+)/.exec(stored.stdout) ?? [];
  expect((await bursar('import', STATEMENT, '--account', 'ubs', '--commit')).stdout).toContain('0 new, 5 known');
  expect((await bursar('import', 'list')).stdout).toMatch(
    /^import-\d+\t[\d-]+\tubs-switzerland\.csv\tubs\t\d.*\tproven$/m,
  );
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

it('what a statement holds is said in the language that is set, whatever that of the shell is', async () => {
  await bursar('settings', 'set', 'language', 'es');
  const { stdout } = await bursar('import', STATEMENT, ...NEW_ACCOUNT);
  expect(stdout).toMatch(/5 movimientos del 2025-01-01 al 2025-01-31/);
  expect(stdout).toMatch(/comprobado con el saldo corrido, de 3120\.45 a 4466\.05/);
  const euros = examplePath('statements/card-statement.ofx');
  expect((await bursar('import', euros, ...NEW_ACCOUNT)).stderr).toBe(
    'bursar: card-statement.ofx: los movimientos están en EUR, y la cuenta en CHF; elige una cuenta en EUR.\n',
  );
  await bursar('settings', 'unset', 'language');
});

it('a file that is refused is one line, and does not hold up the others', async () => {
  const broken = folder.write('broken.csv', 'date,amount\n2026-02-30,1.00\n');
  const { status, stdout, stderr } = await bursar('import', broken, STATEMENT, ...NEW_ACCOUNT, '--commit');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^bursar: broken\.csv: [^\n]+\n$/);
  expect(stdout).toContain('ubs-switzerland.csv: csv');
});

it('names of files and columns that steer a display are written out, in lines and in JSON', async () => {
  const strange = folder.write(
    '\u202evsc.\u0007csv',
    'Day\u202e,Text,Amount\n03/04/2025,Shop,-1.00\n04/05/2025,Shop,-2.00\n',
  );
  const shown = await bursar('import', strange, ...NEW_ACCOUNT);
  expect(shown.stdout).toContain('\\u{202e}vsc.\\u{7}csv: csv');
  const asJson = await bursar('import', strange, ...NEW_ACCOUNT, '--json');
  expect(JSON.parse(asJson.stdout)).toMatchObject({ file: '\u202evsc.\u0007csv' });
  const stored = await bursar('import', strange, ...NEW_ACCOUNT, '--commit', '--date-order', 'DMY');
  const list = await bursar('import', 'list', '--json');
  expect(list.stdout).toContain('vsc');
  for (const { stdout, stderr } of [shown, asJson, stored, list])
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
});

const runInOneProcess = commandsInOneProcess();

it.each([
  [['import'], 2, /import needs files/],
  [['import', '/nowhere.csv', '--account', 'a'], 2, /cannot read the file "\/nowhere\.csv"/],
  [['import', STATEMENT, '--account', 'a', '--currency', 'CHF'], 2, /name it with --create-account/],
  [['import', STATEMENT, '--account', 'a', '--create-account', 'A'], 2, /--create-account needs --currency/],
  [
    ['import', STATEMENT, '--account', 'a', '--format', 'pdf'],
    2,
    /invalid --format "pdf": expected auto or csv or ofx or qif/,
  ],
  [['import', STATEMENT, '--account', 'unknown'], 1, /there is no account unknown; make it with --create-account/],
  [['import', 'undo', 'import-999'], 1, /There is no import import-999\. "bursar import list" lists them\./],
  [['import', 'undo'], 2, /import undo needs the ID/],
  [['export', '--format', 'xml'], 2, /invalid --format "xml": expected jsonl, csv, beancount, hledger, ledger/],
])('%j ends with status %i and one line', async (args, status, line) => {
  const finished = await runInOneProcess([...args, ...data]);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(/^bursar: [^\n]+\n$/);
});

const CASES = join(ROOT, 'libs/finance-tools/cases/statements/files');

describe('what a file leaves open', () => {
  it('is asked with the flags that settle it, and nothing is stored', async () => {
    const card = ['--account', 'card', '--create-account', 'Card', '--currency', 'CHF', '--commit'];
    const asked = await bursar('import', join(CASES, 'viseca-card-switzerland.csv'), ...card);
    expect(asked).toMatchObject({ status: 1, stdout: expect.stringContaining('5 entries from 2025-05-02') });
    expect(asked.stderr).toContain(
      'nothing was stored. Are purchases printed as positive amounts? --amounts inverted  or  --amounts as_is',
    );
    const accounts = await bursar('import', join(CASES, 'ofx-two-accounts.ofx'), '--commit');
    expect(accounts.status).toBe(1);
    expect(accounts.stderr).toMatch(/two accounts: 9900\/111, 9900\/222.*--statement-account 9900\/111=ID/);
  });

  it('is settled by a flag, and known for the next file', async () => {
    const file = join(CASES, 'viseca-card-switzerland.csv');
    const card = ['--account', 'card', '--create-account', 'Card', '--currency', 'CHF'];
    const stored = await bursar('import', file, ...card, '--amounts', 'inverted', '--commit');
    expect(stored).toMatchObject({ status: 0, stdout: expect.stringContaining('stored 5') });
    expect((await bursar('import', file, '--account', 'card')).stdout).toContain('0 new, 5 known');
    const json = await bursar('import', file, '--account', 'card', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ file: 'viseca-card-switzerland.csv', duplicate_count: 5 });
  });
});

it('shows what proves a statement', async () => {
  const chase = join(CASES, 'chase-united-states.csv');
  const { stdout } = await bursar(
    'import',
    chase,
    '--account',
    'chk',
    '--create-account',
    'Checking',
    '--currency',
    'USD',
  );
  expect(stdout).toContain('4 entries from 2025-04-12 to 2025-04-22, in 1500.00, out -81.25');
  expect(stdout).toContain('proven by its running balance');
});

it('explains every flag', async () => {
  const { stdout } = await bursar('import', '--help');
  for (const flag of ['--statement-account', '--map', '--watch', '--json', '--accept-unproven', '--on-similar']) {
    expect(stdout).toContain(flag);
  }
});
