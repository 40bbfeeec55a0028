import { failureOfTexts } from '@bursar/acceptance';

import { HttpServer, shown, type HttpAnswer } from '../index';
import { OPERATIONS_ENV, TENANT_OPERATIONS } from '../tenant-isolation/all-tenant-operations';

/** Of the form of one; whether it opens anything cannot be known without the database. */
const KEY = shown(`bsr_00000000-0000-4000-8000-000000000000_${'x'.repeat(43)}`);
const SECRETS = /secret|someone|127\.0\.0\.1|ECONN|postgres/;

let server: HttpServer;

beforeAll(async () => {
  server = await HttpServer.started({
    env: {
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/home',
      PLANIFI_RATE_LIMIT_BURST: '40',
      ...OPERATIONS_ENV,
    },
  });
});
afterAll(() => server.stop());
afterEach(() => expect(server.process.stderr).not.toMatch(SECRETS));

type Headers = Readonly<Record<string, string>>;
const get = (path: string, headers: Headers = {}) => server.send({ path, headers });

function bodyOf({ text }: HttpAnswer): unknown {
  expect(text).not.toMatch(SECRETS);
  return JSON.parse(text);
}

const SAID = expect.stringMatching(/^.+\. .+\.$/) as unknown;
const PLANIFI = { errorCode: 'INTERNAL_ERROR', message: SAID, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) };
const SPLIT = { code: 'SERVICE_UNAVAILABLE', message: SAID, details: {} };
const HOUSEHOLD = { ...SPLIT, message: expect.stringMatching(/^The database .+ cannot be reached; .+\.$/) as unknown };

const CODES: Readonly<Record<string, string>> = {
  list_participants: 'SERVICE_UNAVAILABLE',
  planifi_listTags_v1: 'INTERNAL_ERROR',
  get_debts: 'DB_ERROR',
  finance_accounts_list: 'BACKEND_ERROR',
};

it.each(Object.entries(CODES))('the tool %s refuses with the code of its domain: %s', async (tool, code) => {
  const [attempt] = TENANT_OPERATIONS.flatMap(({ tools }) => tools[tool]?.({}) ?? []);
  const { message } = await server.callTool(tool, attempt?.input);
  expect(message?.result).toHaveProperty('isError', true);
  const content = message?.result?.['content'] as readonly { readonly text: string }[];
  const texts = content.map(({ text }) => text);
  expect(failureOfTexts(texts).code).toBe(code);
  expect(texts.join()).not.toMatch(SECRETS);
  if (code === 'INTERNAL_ERROR') expect(JSON.parse(texts.join())).toEqual(PLANIFI);
});

it('so does REST, whether a key is shown, that cannot be checked, or none', async () => {
  for (const headers of [{}, KEY]) {
    const split = await get('/v1/participants', headers);
    expect([split.status, bodyOf(split)]).toEqual([503, SPLIT]);
    const settings = await get('/household/settings', headers);
    expect([settings.status, bodyOf(settings)]).toMatchObject([503, headers === KEY ? {} : HOUSEHOLD]);
  }
  const planifi = await get('/api/v1/tags', { ...KEY, 'correlation-id': 'mine' });
  expect(planifi).toMatchObject({ status: 500, headers: { 'correlation-id': 'mine', 'x-ratelimit-limit': '40' } });
  expect(planifi.headers).not.toHaveProperty('www-authenticate');
  expect(bodyOf(planifi)).toEqual(PLANIFI);
  expect(await get('/api/v1/tags')).toMatchObject({ status: 401 });
  expect(await get('/api/v1/tags', shown('sesame'))).toMatchObject({ status: 401 });
});

it('MCP answers a request with a key that the key cannot be checked', async () => {
  const { status, message } = await server.callTool('planifi_listTags_v1', {}, KEY);
  expect({ status, error: message?.error }).toEqual({
    status: 503,
    error: { code: -32003, message: SAID, data: { code: 'SERVICE_UNAVAILABLE' } },
  });
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  expect(await server.post(ping)).toMatchObject({ status: 200 });
  expect(await server.post(ping, shown('sesame'))).toMatchObject({ status: 401 });
});

it('what needs no database is answered', async () => {
  for (const path of ['/health/live', '/v1/openapi.json', '/api/v1/openapi.json']) {
    expect([path, (await get(path)).status, (await get(path, KEY)).status]).toEqual([path, 200, 200]);
  }
  const { message } = await server.callTool('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
  expect(message?.result).toHaveProperty('structuredContent.rate', '1.2614');
});

it('attempts are counted while keys cannot be checked', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => get('/api/v1/tags', KEY)));
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([429, 500]);
});
