import { createKey, DataDirectory, HttpServer, shown, UNLIMITED } from '../index';

const PATH = '/household/settings';
const JSON_TYPE = { 'content-type': 'application/json' };
const ALL = { language: 'pt', currency: 'EUR', time_zone: 'Europe/Lisbon', entry_to: 'shared' };

const data = new DataDirectory();
/** On one database: two that are alike, and one that was started to change nothing, with some settings fixed. */
let server: HttpServer;
let second: HttpServer;
let fixed: HttpServer;
let ana: string;
let ben: string;

beforeAll(async () => {
  const start = (...args: string[]) => HttpServer.started({ args: [...data.args, ...args], env: UNLIMITED });
  server = await start();
  const variables = {
    BURSAR_LANGUAGE: 'fr',
    BURSAR_TIME_ZONE: 'Europe/Zurich',
    SHARED_SPLIT_PARTICIPANTS: '[{"id":"elias","display_name":"Elias"},{"id":"leticia","display_name":"Letícia"}]',
  };
  [second, fixed, ana, ben] = await Promise.all([
    start('--read-only'),
    HttpServer.started({ args: [...data.args, '--language', 'es'], env: { ...UNLIMITED, ...variables } }),
    createKey(data, 'ana'),
    createKey(data, 'ben'),
  ]);
});
afterAll(async () => {
  await Promise.all([server, second, fixed].map((running) => running.stop()));
  await data.remove();
});

type Headers = Readonly<Record<string, string>>;

const get = async (headers: Headers = {}, at = server) => {
  const { status, text } = await at.send({ path: PATH, headers });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};
const patch = async (body: unknown, headers: Headers = {}, at = server) => {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const { status, text } = await at.send({
    method: 'PATCH',
    path: PATH,
    headers: { ...JSON_TYPE, ...headers },
    body: sent,
  });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};
const openedAccount = async (headers: Headers) => {
  const account = { name: 'Caixa', type: 'CASH', idempotencyKey: 'the first account' };
  const { message } = await server.callTool('planifi_createAccount_v1', account, headers);
  return message?.result?.['structuredContent'];
};

it('answers with nothing set, in the language of the browser', async () => {
  const { status, headers, text } = await server.send({
    path: PATH,
    headers: { 'accept-language': 'de, fr-CH;q=0.9' },
  });
  expect({ status, cache: headers['cache-control'], vary: headers['vary'] }).toEqual({
    status: 200,
    cache: 'no-store',
    vary: 'Accept-Language',
  });
  expect(JSON.parse(text)).toEqual({
    language: null,
    currency: null,
    time_zone: null,
    entry_to: null,
    people: [
      { id: 'elias', name: 'Elias', budget_user_id: 'elias' },
      { id: 'leticia', name: 'Letícia', budget_user_id: 'leticia' },
    ],
    in_force: { language: 'fr', locale: 'fr-CH', time_zone: 'America/Sao_Paulo' },
    currencies: { 'shared-split': 'BRL', planifi: 'MXN', 'cristi-agent': 'MXN', 'finance-tools': 'CHF' },
    fixed: [],
  });
});

it('what one owner sets is known at once in another process, and is nothing to the others', async () => {
  const people = [{ id: 'elias', name: 'Élias', budget_user_id: '4711' }];
  const { status, body } = await patch({ ...ALL, people }, shown(ana));
  const expected = {
    ...ALL,
    people: [people[0], { id: 'leticia', name: 'Letícia', budget_user_id: 'leticia' }],
    in_force: { language: 'pt', locale: 'pt-BR', time_zone: 'Europe/Lisbon' },
    currencies: { 'shared-split': 'EUR', planifi: 'EUR', 'cristi-agent': 'EUR', 'finance-tools': 'EUR' },
  };
  expect(status).toBe(200);
  expect(body).toMatchObject(expected);
  expect((await get(shown(ana), second)).body).toEqual(body);
  for (const headers of [shown(ben), {}]) {
    expect((await get(headers)).body).toMatchObject({
      language: null,
      currency: null,
      people: [{ name: 'Elias' }, {}],
    });
  }
  expect((await patch({ language: null, people: [{ id: 'elias', name: 'Elias' }] }, shown(ana))).body).toMatchObject({
    ...ALL,
    language: null,
    people: [{ id: 'elias', name: 'Elias', budget_user_id: '4711' }, {}],
  });
});

it('the currency is that of accounts opened from then on and of sums over nothing, for that owner alone', async () => {
  await patch({ currency: 'CLP' }, shown(ben));
  expect(await openedAccount(shown(ben))).toMatchObject({ account: { currency: 'CLP' } });
  expect(await openedAccount({})).toMatchObject({ account: { currency: 'MXN' } });
  const { message } = await server.callTool('finance_transactions_sum', {}, shown(ben));
  expect(message?.result).toHaveProperty('structuredContent.total', { amount: '0.00', currency: 'CLP' });
});

describe('refuses, and stores nothing,', () => {
  let before: unknown;
  beforeEach(async () => {
    before = (await get()).body;
  });
  afterEach(async () => expect((await get()).body).toEqual(before));

  it.each([
    [{ language: 'de' }, 'language'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ entry_to: 'nowhere' }, 'entry_to'],
    [{ entry_to: 'shared', colour: 'red' }, 'colour'],
    [{ people: [{ id: 'ana', name: 'Ana' }] }, 'people.0.id'],
    [
      {
        entry_to: 'shared',
        people: [
          { id: 'elias', name: 'Ana' },
          { id: 'leticia', name: '  ' },
        ],
      },
      'people.1.name',
    ],
  ])('%j', async (body, field) => {
    expect(await patch(body)).toEqual({
      status: 422,
      body: {
        code: 'INVALID_SETTING',
        message: expect.stringContaining(field),
        details: { field, expected: expect.any(String) },
      },
    });
  });

  it.each([
    ['another type', '{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['what is too large', `"${'x'.repeat(70_000)}"`, {}, 413, 'MESSAGE_TOO_LARGE'],
  ] as const)('%s', async (_, body, headers, status, code) => {
    expect(await patch(body, headers)).toMatchObject({ status, body: { code } });
  });

  it.each(['{', '[]', 'null', '"es"'])('what is no JSON object: %s', async (body) => {
    const message = 'The body is not a JSON object.';
    expect(await patch(body)).toEqual({ status: 400, body: { code: 'INVALID_JSON', message, details: {} } });
  });

  it('a page of another site, and a foreign host', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'same-site' },
      { host: 'rebound.example' },
    ] as Headers[]) {
      expect((await patch({ language: 'fr' }, headers)).status).toBe(403);
      expect((await get(headers)).status).toBe(403);
    }
  });

  it('a key that opens nothing', async () => {
    const unknown = shown(`bsr_00000000-0000-4000-8000-000000000000_${'x'.repeat(43)}`);
    expect((await patch({ language: 'fr' }, unknown)).status).toBe(401);
    expect((await get(unknown)).status).toBe(401);
  });

  it('other methods', async () => {
    const { status, headers } = await server.send({ method: 'DELETE', path: PATH });
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET, HEAD, PATCH' });
  });

  it('where the server was started to change nothing', async () => {
    expect(await patch({ language: 'fr' }, {}, second)).toMatchObject({ status: 403, body: { code: 'READ_ONLY' } });
  });

  it('what flags and variables decide: a flag before a variable', async () => {
    expect((await get({ 'accept-language': 'pt' }, fixed)).body).toMatchObject({
      language: 'es',
      time_zone: 'Europe/Zurich',
      in_force: { language: 'es', locale: 'es-MX', time_zone: 'Europe/Zurich' },
      fixed: ['language', 'time_zone', 'people'],
    });
    for (const [body, field] of [
      [{ language: 'pt' }, 'language'],
      [{ entry_to: 'shared', time_zone: null }, 'time_zone'],
      [{ people: [{ id: 'elias', name: 'Ana' }] }, 'people'],
    ] as const) {
      const refused = { code: 'SETTING_FIXED', message: expect.stringContaining(field), details: { field } };
      expect(await patch(body, {}, fixed)).toEqual({ status: 409, body: refused });
    }
  });
});

it('two who change different settings at the same time lose neither', async () => {
  const changes = Object.entries(ALL).map(([key, value]) => ({ [key]: value }));
  const answers = await Promise.all(changes.map((change) => patch(change, shown(ben))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await get(shown(ben))).body).toMatchObject(ALL);
});
