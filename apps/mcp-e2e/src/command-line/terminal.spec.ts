import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

import { inTurn } from '@bursar/acceptance';
import { openDatabase } from '@bursar/database';
import { until } from '@bursar/database/testing';

import {
  BURSAR,
  DataDirectory,
  examplePath,
  plain,
  runBursar,
  runInTerminal,
  runToEnd,
  StdioServer,
  TemporaryFolder,
  Terminal,
} from '../index';

const data = new DataDirectory();
const folder = new TemporaryFolder();
let host: StdioServer;

beforeAll(async () => {
  // Keeps the database running between the commands, as a host does.
  host = await StdioServer.started({ args: ['stdio', ...data.args] });
  await host.callTool('list_participants', {});
});
afterAll(async () => {
  await host.stop();
  await data.remove();
  folder.remove();
});

// What shows a table, of which each change tries others.
const TABLES = inTurn(['month', 'bills', 'budget', 'accounts', 'changes', 'search'], 3);
const see = (args: readonly string[], options?: { columns?: number; env?: Record<string, string> }) =>
  runInTerminal([...args, ...data.args], options);

it('shows from the first moment that something is done, in a line that goes again', async () => {
  const loaded = await see(['sample', 'load'], { env: { LANG: 'es_MX.UTF-8' } });
  expect(loaded.status).toBe(0);
  expect(loaded.screen).toMatch(/^\rPreparando el ejemplo…\u001b\[K\r\u001b\[K[^\r]*Listo/);
  const file = join(folder.path, 'house.bursar');
  const backup = await see(['backup', file]);
  expect(backup.screen).toMatch(/^\rBacking up…\u001b\[K[^]*\r\u001b\[KBacked up \d+ rows/);
  const verified = await runInTerminal(['backup', 'verify', file]);
  expect(verified.screen).toMatch(/^\rChecking that it restores…\u001b\[K[^]*\r\u001b\[K[^\r]*it restores/);
  const restored = await runInTerminal(['restore', file, '--data-dir', join(folder.path, 'restored')]);
  expect(restored.screen).toMatch(/^\rRestoring…\u001b\[K[^]*\r\u001b\[KRestored \d+ rows/);
  const statement = examplePath('statements/ubs-switzerland.csv');
  const imported = await see(['import', statement, '--account', 'u', '--create-account', 'U', '--currency', 'CHF']);
  expect(imported.screen).toMatch(/^\rubs-switzerland\.csv: …\u001b\[K[^]*\r\u001b\[Kubs-switzerland\.csv: /);
});

describe('colour and headings', () => {
  const BOLD = /\u001b\[1m[^]*\u001b\[0m/;

  it('are there in a terminal, unless they are not wanted', async () => {
    expect((await see(['month'])).screen).toMatch(BOLD);
    const without = await see(['month', '--no-color']);
    expect(without).toMatchObject({ status: 0, screen: plain((await see(['month'])).screen) });
    expect((await see(['month'], { env: { NO_COLOR: '1' } })).screen).toBe(without.screen);
  });

  it.each([
    ['settings', 'SETTING'],
    ['household', 'ID'],
  ])('stand above the columns of %s', async (command, heading) => {
    const { status, screen } = await see([command], { env: { NO_COLOR: '1' } });
    expect({ status, isHeaded: screen.startsWith(`${heading} `) }).toEqual({ status: 0, isHeaded: true });
    expect(screen).not.toContain('\t');
  });

  it('are not there in a pipe, nor a carriage return', async () => {
    for (const command of [...TABLES, 'owe', 'help']) {
      const { status, stdout, stderr } = await runBursar([command, ...(command === 'help' ? [] : data.args)]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).not.toMatch(/[\r\u001b]/);
    }
  });
});

it('who owes whom is a sentence in the language of the shell', async () => {
  const inLanguage = async (LANG: string) => (await see(['owe'], { env: { LANG } })).screen.split('\n')[0];
  expect([
    await inLanguage('en_GB.UTF-8'),
    await inLanguage('pt_BR.UTF-8'),
    await inLanguage('es_MX.UTF-8'),
    await inLanguage('fr_FR.UTF-8'),
  ]).toEqual([
    'Elias owes Letícia R$1,404.00',
    'Elias deve a Letícia R$\u00a01.404,00',
    'Elias le debe a Letícia BRL\u00a01,404.00',
    'Elias doit à Letícia 1\u202f404,00\u00a0R$',
  ]);
});

it('no table or help is wider than a terminal of 40 columns', async () => {
  for (const command of TABLES) {
    const { status, screen } = await see([command], { columns: 40 });
    expect(status).toBe(0);
    // Sentences below a table go on in the next line by themselves.
    const [table = ''] = plain(screen).split('\n\n');
    for (const line of table.split('\n')) expect({ command, is: line.length <= 40 }).toEqual({ command, is: true });
  }
  for (const command of inTurn([[], ['settle'], ['search'], ['sample']], 2)) {
    const { screen } = await runInTerminal(['help', ...command], { columns: 40 });
    // Examples and addresses stand in one line each.
    const lines = screen.split('\n').filter((line) => !/^ {2}bursar |^Usage: |^ {7}bursar |postgres:\/\//.test(line));
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  }
});

it('a document goes to its file, and the terminal stays clean', async () => {
  const file = join(folder.path, 'gains.pdf');
  const seen = await runInTerminal(['cgt', 'report', examplePath('three-years.cgt'), '--output', file]);
  expect(seen).toEqual({ status: 0, screen: '' });
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  const shown = await runInTerminal(['cgt', 'report', examplePath('three-years.cgt'), '--format', 'pdf']);
  expect(shown).toEqual({ status: 2, screen: 'bursar: PDF output needs --output FILE\n' });
});

it('Ctrl-C while a file is written leaves nothing of it', async () => {
  const target = join(folder.path, 'interrupted');
  mkdirSync(target);
  const locks = openDatabase({ url: data.url });
  await locks.transaction(async (transaction) => {
    await transaction.script('lock table finance.transactions in access exclusive mode');
    const exporting = new Terminal(['export', '--output', join(target, 'all.jsonl'), ...data.args]);
    await until(() => readdirSync(target).some((name) => name.endsWith('.partial')));
    exporting.type('\u0003');
    await exporting.ended();
  });
  await locks.close();
  expect(readdirSync(target)).toEqual([]);
});

it.each([
  ['y\r', true],
  ['n\r', false],
  ['\r', false],
])('setup asks, and %j decides', async (answer, isWritten) => {
  const home = join(folder.path, `home ${answer.trim()}`);
  mkdirSync(join(home, '.cursor'), { recursive: true });
  const env = { HOME: home, PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, XDG_CONFIG_HOME: '', CODEX_HOME: '' };
  const terminal = new Terminal(['setup'], { env });
  await until(() => terminal.screen.includes('[y/N]'));
  terminal.type(answer);
  expect((await terminal.ended()).status).toBe(0);
  expect(existsSync(join(home, '.cursor/mcp.json'))).toBe(isWritten);
});

it('a full disk is named', async () => {
  for (const command of ['export', 'help', 'search']) {
    const line = `"${process.execPath}" "${BURSAR}" ${command} ${command === 'help' ? '' : data.args.join(' ')} > /dev/full`;
    expect(await runToEnd('sh', ['-c', line])).toEqual({
      ...{ status: 1, stdout: '' },
      stderr: 'bursar: the output cannot be written: the disk is full\n',
    });
  }
  expect(await runBursar(['export', '--output', '/dev/full', ...data.args])).toEqual({
    ...{ status: 1, stdout: '' },
    stderr: 'bursar: there is no room for /dev/full; free some space or name another place\n',
  });
});

it('without a home folder in the environment the one of the account counts', async () => {
  const { stdout } = await runBursar(['setup', '--json'], { env: { HOME: '', XDG_CONFIG_HOME: '', CODEX_HOME: '' } });
  const { hosts } = JSON.parse(stdout) as { hosts: { file: string }[] };
  for (const { file } of hosts) expect(file.startsWith(userInfo().homedir)).toBe(true);
});
