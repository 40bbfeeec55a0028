import { until } from '@bursar/database/testing';

import { DataDirectory, examplePath, HttpServer, runBursar, Terminal, UNLIMITED } from '../index';

const data = new DataDirectory();
let server: HttpServer;

beforeAll(async () => {
  server = await HttpServer.started({ args: data.args, env: UNLIMITED });
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

const PATH = '/household/sample';
const bursar = (...args: string[]) => runBursar([...args, ...data.args], { env: { LANG: 'pt_BR.UTF-8' } });

const statement = examplePath('statements/ubs-switzerland.csv');
const INTO_NEW_ACCOUNT = ['--account', 'u', '--create-account', 'U', '--currency', 'CHF', '--commit'];

const send = async (method: string, path = PATH, headers: Readonly<Record<string, string>> = {}) => {
  const { status, text } = await server.send({ method, path, headers });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};

it('is loaded and removed on the command line', async () => {
  const loaded = await bursar('sample', 'load', '--json');
  expect({ ...loaded, stdout: JSON.parse(loaded.stdout) as unknown }).toMatchObject({
    status: 0,
    stderr: '',
    stdout: { is_sample: true, language: 'pt', changed: true, entered: 0 },
  });
  expect(await send('GET')).toMatchObject({ status: 200, body: { is_sample: true, language: 'pt' } });
  expect((await bursar('owe')).stdout).toBe('elias\tleticia\t1404.00\tBRL\n');
  const { stdout } = await bursar('call', 'planifi_listAccounts_v1', '--json');
  const { accounts } = JSON.parse(stdout) as { readonly accounts: readonly [{ readonly id: string }] };
  const fromItsAccount = ['add', 'lunch 15.50', '--to', `account:${accounts[0].id}`, '--as', 'elias'];
  expect((await bursar(...fromItsAccount)).status).toBe(0);
  const refused = await bursar('sample', 'remove');
  expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('depende do exemplo') });
  const conflict = { code: 'ENTRIES_OF_YOUR_OWN', details: { entered: 1 } };
  expect(await send('DELETE')).toMatchObject({ status: 409, body: conflict });
  expect((await bursar('undo')).status).toBe(0);
  expect((await bursar('sample', 'remove')).stdout).toBe('O exemplo saiu; está tudo vazio de novo.\n');
  expect((await bursar('owe')).stdout).toBe('');
});

it('is loaded and removed by the page', async () => {
  expect(await send('GET')).toMatchObject({ status: 200, body: { is_sample: false, is_empty: true } });
  const french = { 'accept-language': 'fr-CH, fr;q=0.9' };
  expect(await send('PUT', PATH, french)).toMatchObject({ status: 200, body: { language: 'fr', changed: true } });
  expect(await send('PUT')).toMatchObject({ status: 200, body: { language: 'fr', changed: false } });
  expect(await send('DELETE', `${PATH}?all=true`)).toMatchObject({ status: 200, body: { is_empty: true } });
  expect(await send('POST')).toMatchObject({ status: 405 });
  expect(await send('PUT', PATH, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
});

describe("before the first entry of one's own", () => {
  const FIRST_ENTRY = ['add', 'almoço 15,50', '--to', 'shared', '--as', 'elias'];
  const FIRST_STATEMENT = ['import', statement, ...INTO_NEW_ACCOUNT];
  const env = { LANG: 'pt_BR.UTF-8' };
  /** Answers the question, and tells whether the household is made up afterwards. */
  const answered = async (command: readonly string[], answer: string) => {
    const terminal = new Terminal([...command, ...data.args], { env });
    await until(() => terminal.screen.includes('[s/N]'));
    terminal.type(`${answer}\r`);
    expect((await terminal.ended()).status).toBe(0);
    return (await send('GET')).body['is_sample'];
  };
  beforeEach(async () => expect((await bursar('sample', 'load')).status).toBe(0));
  afterEach(async () => void (await send('DELETE', `${PATH}?all=true`)));

  it('nothing is asked without a terminal', async () => {
    expect(await bursar(...FIRST_ENTRY)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/15\.50/),
    });
    expect((await send('GET')).body).toMatchObject({ is_sample: true, entered: 1 });
  });

  it('a statement offers its removal; unless that is agreed to it stays, and is not offered again', async () => {
    expect(await answered(FIRST_STATEMENT, '')).toBe(true);
    const again = new Terminal([...FIRST_ENTRY, ...data.args], { env });
    expect(await again.ended()).toMatchObject({ status: 0, screen: expect.not.stringContaining('[s/N]') });
  });

  it('an expense offers it too, and is then all there is', async () => {
    expect(await answered(FIRST_ENTRY, 's')).toBe(false);
    expect((await bursar('changes')).stdout.trim().split('\n')).toEqual([expect.stringContaining('almoço')]);
    expect((await bursar('owe')).stdout).toBe('leticia\telias\t7.75\tBRL\n');
  });
});

it('goes without what was entered beside it', async () => {
  const own = new DataDirectory();
  const run = (...args: string[]) => runBursar([...args, ...own.args], { env: { LANG: 'pt_BR.UTF-8' } });
  try {
    expect((await run('sample', 'load')).status).toBe(0);
    expect((await run('add', 'lunch 15.50', '--to', 'shared', '--as', 'elias')).status).toBe(0);
    expect((await run('import', statement, ...INTO_NEW_ACCOUNT)).status).toBe(0);
    const gone = 'O exemplo saiu; o que você registrou continua aqui.\n';
    expect(await run('sample', 'remove')).toMatchObject({ status: 0, stdout: gone });
    expect((await run('owe')).stdout).toBe('leticia\telias\t7.75\tBRL\n');
    expect((await run('accounts')).stdout).toMatch(/^u\tU\t[^\n]*\n$/);
    expect((await run('journal', 'verify')).status).toBe(0);
    expect((await run('export')).stdout).not.toContain('"sample"');
  } finally {
    await own.remove();
  }
});

it('goes into an empty household only', async () => {
  const account = { name: 'Caixa', type: 'CASH', idempotencyKey: 'the first account' };
  await server.callTool('planifi_createAccount_v1', account);
  expect(await send('PUT')).toMatchObject({ status: 409, body: { code: 'HOUSEHOLD_NOT_EMPTY' } });
  const { status, stdout, stderr } = await bursar('sample', 'load');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^bursar: [^\n]+\n$/);
});
