import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import {
  BURSAR,
  commandsInOneProcess,
  DataDirectory,
  runBursar,
  runToEnd,
  StdioServer,
  TemporaryFolder,
  type Fields,
} from '../index';

const data = new DataDirectory();
const folder = new TemporaryFolder();
afterAll(async () => {
  await data.remove();
  folder.remove();
});

const bursar = (...args: string[]) => runBursar([...args, '--data-dir', data.path]);

it('a domain’s records are printed as JSON lines and as CSV', async () => {
  const server = await StdioServer.started({ args: ['stdio', '--data-dir', data.path] });
  const call = async (tool: string, input: Fields) => {
    const { result } = await server.callTool(`planifi_${tool}_v1`, input);
    return result?.['structuredContent'] as Fields;
  };
  const opened = await call('createAccount', {
    idempotencyKey: 'open-account',
    name: 'Conta',
    type: 'BANK',
    currency: 'BRL',
  });
  const { id: accountId } = opened['account'] as { id: string };
  const expense = { accountId, amount: 25, occurredOn: '2026-11-02', description: '=Mercado' };
  await call('createExpense', { idempotencyKey: 'an-expense', ...expense });
  await server.stop();
  const { stdout } = await bursar('export', '--domain', 'planifi');
  const records = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields);
  expect(records).toMatchObject([
    { record: 'account', id: accountId, currency: 'BRL' },
    { record: 'transaction', accountId, amount: 25, status: 'active', changes: [] },
  ]);
  expect(await bursar('export', '--domain', 'planifi', '--format', 'csv')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^id,account,.*\r\n[0-9a-f-]{36},Conta,BRL,2026-11-02,'=Mercado,25\.00,OUT,,,active,.*Z\r\n$/,
    ),
  });
  // Whom nothing belongs to has an export without records.
  expect((await bursar('key', 'create', '--name', 'theirs', '--owner', 'neighbours')).status).toBe(0);
  expect(await bursar('export', '--domain', 'planifi', '--owner', 'neighbours')).toMatchObject({
    status: 0,
    stdout: '',
  });
});

const runInOneProcess = commandsInOneProcess();

it.each([
  [['--domain', 'nowhere'], /invalid --domain "nowhere": expected /],
  [
    ['--domain', 'planifi', '--format', 'xml'],
    /invalid --format "xml": expected jsonl, csv, beancount, hledger, ledger/,
  ],
  [['--domain', 'planifi', '--account', 'ubs'], /--account/],
  [['--domain', 'cristi-agent'], /invalid --domain "cristi-agent": expected shared-split, planifi, finance-tools with/],
  [['--all', '--domain', 'planifi', '--format', 'hledger'], /leave out --domain/],
  [['--domain', 'planifi', '--domain', 'shared-split'], /takes one --domain/],
  [['--force'], /--force overwrites a file: name it with --output/],
])('export %j is refused in one line', async (args, line) => {
  const { status, stdout, stderr } = await runInOneProcess(['export', ...args, '--data-dir', data.path]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(line);
  expect(stderr).toMatch(/^bursar: [^\n]+\n$/);
});

it('a file is complete or not there, and replaces another only when told to', async () => {
  const file = join(folder.path, 'house.journal');
  const written = await bursar('export', '--format', 'hledger', '--output', file);
  expect(written).toEqual({ status: 0, stdout: '', stderr: '' });
  const { stdout } = await bursar('export', '--format', 'hledger');
  expect(readFileSync(file, 'utf8')).toBe(stdout);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await bursar('export', '--output', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already'),
  });
  expect((await bursar('export', '--output', file, '--force')).status).toBe(0);
  expect(await bursar('export', '--output', folder.path)).toMatchObject({ status: 1 });
  expect(await bursar('export', '--output', join(folder.path, 'none', 'x'))).toMatchObject({ status: 1 });
  expect(readdirSync(folder.path)).toEqual(['house.journal']);
});

it('nothing is left where the disk is full', async () => {
  // A file system of its own is not to be had everywhere; this device is always full.
  const { status, stderr } = await runToEnd('sh', [
    '-c',
    `"$0" "$@" > /dev/full`,
    process.execPath,
    BURSAR,
    'export',
    '--format',
    'ledger',
    '--data-dir',
    data.path,
  ]);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^bursar: [^\n]+\n$/)]);
});
