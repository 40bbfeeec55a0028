import { join } from 'node:path';

import { HttpServer, runBursar, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
const data = ['--data-dir', join(folder.path, 'data')];
/** Keeps the database running between the commands. */
let server: HttpServer;
beforeAll(async () => {
  server = await HttpServer.started({ args: data });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const NO_LANGUAGE = { LC_ALL: '', LC_MESSAGES: '', LANG: '' };
const settings = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runBursar(['settings', ...args, ...data], { env: { ...NO_LANGUAGE, ...env } });
const household = (...args: string[]) => runBursar(['household', ...args, ...data]);
const printed = (stdout: string) => ({ status: 0, stdout, stderr: '' });

const NOTHING_SET = `language	not set (en)
currency	not set
time_zone	not set (America/Sao_Paulo)
entry_to	not set
people	elias	Elias	elias
people	leticia	Letícia	leticia
`;

it('what is set is shown, also by a server that runs on the same data, and survives a backup', async () => {
  expect(await settings([])).toEqual(printed(NOTHING_SET));
  expect(await settings(['set', 'language', 'pt'])).toEqual(printed('pt\n'));
  expect(await settings(['set', 'time_zone', 'Europe/Lisbon'])).toEqual(printed('Europe/Lisbon\n'));
  expect(await household('link', 'elias', '4711')).toEqual(printed('elias\t4711\nleticia\tleticia\n'));
  expect(await household('rename', 'elias', 'ana', 'Ana')).toMatchObject({ status: 0 });
  const { text } = await server.send({ path: '/household/settings' });
  const expected = {
    language: 'pt',
    time_zone: 'Europe/Lisbon',
    people: [{ id: 'ana', name: 'Ana', budget_user_id: '4711' }, { id: 'leticia' }],
    in_force: { language: 'pt', locale: 'pt-BR', time_zone: 'Europe/Lisbon' },
  };
  expect(JSON.parse(text)).toMatchObject(expected);
  const backup = join(folder.path, 'backup');
  expect(await runBursar(['backup', backup, ...data])).toMatchObject({ status: 0 });
  const restored = ['--data-dir', join(folder.path, 'restored')];
  expect(await runBursar(['restore', backup, ...restored])).toMatchObject({ status: 0 });
  expect(JSON.parse((await runBursar(['settings', '--json', ...restored])).stdout)).toMatchObject(expected);
  expect(await settings(['unset', 'language'])).toEqual(printed('\n'));
  expect(await settings(['get', 'language'])).toEqual(printed('\n'));
  expect(await settings(['get', 'people'])).toEqual(printed('ana\tAna\t4711\nleticia\tLetícia\tleticia\n'));
});

it('the language in force is that of the flag, the variable, what is set, the shell', async () => {
  const inForce = async (args: readonly string[], env: Readonly<Record<string, string>>) =>
    (JSON.parse((await settings(['--json', ...args], env)).stdout) as { in_force: object }).in_force;
  expect(await inForce([], { LC_MESSAGES: 'fr_CH.UTF-8', LANG: 'pt_BR' })).toMatchObject({ locale: 'fr-CH' });
  await settings(['set', 'language', 'es']);
  const env = { LANG: 'pt_BR.UTF-8' };
  expect(await inForce([], env)).toMatchObject({ language: 'es', locale: 'es-MX' });
  expect(await inForce([], { ...env, BURSAR_LANGUAGE: 'pt' })).toMatchObject({ language: 'pt', locale: 'pt-BR' });
  expect(await inForce(['--language', 'en'], { ...env, BURSAR_LANGUAGE: 'pt' })).toMatchObject({ language: 'en' });
  expect((await settings([], { BURSAR_LANGUAGE: 'fr' })).stdout).toMatch(/^language\tfr\tfixe\n/);
  await settings(['unset', 'language']);
});

it('keys, people and settings are told in the language that is set, and what is not theirs in that of the shell', async () => {
  const run = (...args: string[]) => runBursar([...args, ...data], { env: { ...NO_LANGUAGE, LANG: 'en_GB.UTF-8' } });
  expect((await run('key', 'list')).stdout).toMatch(/^There are no keys yet/);
  expect((await run('settings', 'set', 'language', 'fr')).stdout).toBe('fr\n');
  expect((await run('key', 'list')).stdout).toMatch(/^Il n’y a pas encore de clé/);
  expect((await run('settings')).stdout).toMatch(/\ncurrency\tnon défini\n/);
  const lines = [
    [['settings', 'set', 'currency', 'xx'], 'currency ne peut pas être "xx"\u202f; attendu\u202f: un code ISO 4217'],
    [['household', 'link', 'nobody', '1'], 'ID\u202f: attendu un de ana, leticia\u202f;'],
    [['household', 'merge', 'nobody', 'ana'], 'ID\u202f: attendu l’identifiant de quelqu’un'],
    [['key', 'revoke', 'nope'], 'aucune clé valable n’a cet identifiant'],
    // What is wrong with the command line is found before anything is read.
    [['key', 'create'], 'key create needs --name LABEL'],
  ] as const;
  for (const [args, line] of lines) {
    const { stdout, stderr } = await run(...args);
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: expect.stringContaining(line) });
  }
  await settings(['unset', 'language']);
});

describe.each([
  [['set', 'language', 'de'], 2, 'invalid language "de": expected one of en, pt, es, fr'],
  [
    ['set', 'currency', 'eur'],
    2,
    'invalid currency "eur": expected a current ISO 4217 code in three capitals, such as CHF',
  ],
  [
    ['set', 'time_zone', 'Mars'],
    2,
    'invalid time_zone "Mars": expected a name of the tz database, such as Europe/Zurich',
  ],
  [
    ['set', 'colour', 'red'],
    2,
    'settings set needs one of language, currency, time_zone, entry_to, people; found "colour"',
  ],
  [['set', 'language'], 2, 'settings takes nothing, get KEY, set KEY VALUE or unset KEY'],
  [['get', 'language', 'pt'], 2, 'settings takes nothing, get KEY, set KEY VALUE or unset KEY'],
  [['forget', 'language'], 2, 'settings takes nothing, get KEY, set KEY VALUE or unset KEY; found "forget"'],
  [['unset', 'people'], 2, 'people are changed by "household rename", and their budget users by "household link"'],
] as const)('settings %j', (args, status, line) => {
  it(`ends with status ${status} and one line`, async () => {
    expect(await settings(args)).toEqual({ status, stdout: '', stderr: `bursar: ${line}\n` });
  });
});

it('what a variable fixes cannot be set, and says so', async () => {
  const { status, stdout, stderr } = await settings(['set', 'currency', 'EUR'], { BURSAR_CURRENCY: 'CHF' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^bursar: .*currency is fixed by a flag or a variable[^\n]+\n$/);
});

it.each([
  [['link', 'nobody', '4711'], 1, /ID: expected one of ana, leticia/],
  [['link', 'ana', ' '], 1, /USER: expected 1 to 64 characters/],
  [['link', 'ana'], 2, /household link needs ID USER/],
] as const)('household %j ends with status %i and one line', async (args, status, line) => {
  const finished = await household(...args);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(/^bursar: [^\n]+\n$/);
});
