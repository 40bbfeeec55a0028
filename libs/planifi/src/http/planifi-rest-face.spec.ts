import { randomUUID } from 'node:crypto';

import { openDatabase } from '@bursar/database';
import type { RestRefusal } from '@bursar/toolkit';

import { send, type RestRequest } from '../testing/rest-calls';
import { callsOf, movement, openTestPlanifi, type Json, type TestPlanifi } from '../testing/test-planifi';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const TRACE_ID = /^[0-9a-f]{16,32}$/;

describe('the REST face', () => {
  let planifi: TestPlanifi;
  const owner = randomUUID();
  let accountId: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
    accountId = await callsOf(planifi.domain(), owner).account();
  });
  afterAll(() => planifi.drop());

  const sent = (path: string, request?: RestRequest, domain = planifi.domain()) => send(domain, owner, path, request);
  const post = (path: string, body: unknown, headers: RestRequest['headers'] = { 'Idempotency-Key': randomUUID() }) =>
    sent(path, { method: 'POST', headers, body });
  const { idempotencyKey: _key, ...expense } = movement('');
  const anExpense = (fields: Json = {}) => ({ ...expense, accountId, ...fields });

  /** The status and the error of a refusal, whose body has exactly three properties. */
  const refused = async (answer: Promise<Response> | Response) => {
    const response = await answer;
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('correlation-id')).toBeTruthy();
    const { errorCode, message, ...rest } = (await response.json()) as Json;
    expect(rest).toEqual({ traceId: expect.stringMatching(TRACE_ID) });
    return { status: response.status, code: errorCode, message: String(message) };
  };

  it('answers bare objects and lists, with the statuses of what was done', async () => {
    const account = await post('/accounts', { name: 'Nómina', type: 'BANK' });
    expect([account.status, account.headers.get('content-type')]).toEqual([201, 'application/json']);
    const opened = (await account.json()) as Json;
    expect(opened).toEqual({
      id: expect.stringMatching(UUID),
      name: 'Nómina',
      type: 'BANK',
      currency: 'MXN',
      createdAt: expect.stringMatching(/Z$/),
    });
    const tag = await post('/tags', { name: 'Casa' });
    const known = await post('/tags', { name: 'CASA' });
    expect([tag.status, known.status]).toEqual([201, 201]);
    expect(await known.json()).toEqual(await tag.json());
    const created = await post('/expenses', anExpense({ accountId: opened['id'], tags: ['casa'] }));
    expect(created.status).toBe(201);
    const expenseBody = (await created.json()) as Json;
    expect(expenseBody).toMatchObject({ accountId: opened['id'], amount: 24.99, tags: [{ name: 'Casa' }] });
    const transaction = await post('/transactions', anExpense({ accountId: opened['id'], amount: 3 }));
    const both = [await transaction.json(), expenseBody];
    expect(await (await sent('/expenses')).json()).toEqual(both);
    const page = await sent(`/transactions?accountId=${opened['id']}&from=2026-01-01&to=2026-12-31&page=0&size=10`);
    expect([page.status, await page.json()]).toEqual([
      200,
      { items: both, page: 0, size: 10, totalItems: 2, totalPages: 1 },
    ]);
    expect(await (await sent('/accounts')).json()).toEqual(expect.arrayContaining([opened]));
    expect(await (await sent('/tags')).json()).toEqual([expect.objectContaining({ name: 'Casa' })]);
    for (const body of [undefined, {}]) {
      const disabled = await post(`/accounts/${opened['id']}/disable`, body);
      expect([disabled.status, await disabled.text()]).toEqual([204, '']);
    }
    expect(await refused(post('/expenses', anExpense({ accountId: opened['id'] })))).toMatchObject({
      status: 409,
      code: 'ACCOUNT_DISABLED',
    });
  });

  it('names every answer as its request is named, or anew', async () => {
    const named = async (id: string | undefined) => {
      const headers: Record<string, string> = id === undefined ? {} : { 'correlation-id': id };
      const response = await sent('/tags', { headers });
      expect(response.status).toBe(200);
      return response.headers.get('correlation-id');
    };
    expect(await named('corr one')).toBe('corr one');
    expect(await named('x'.repeat(255))).toBe('x'.repeat(255));
    for (const unnamed of [undefined, '', '  ', 'caf\u00e9']) expect(await named(unnamed)).toMatch(UUID);
    const long = await sent('/tags', { headers: { 'correlation-id': 'x'.repeat(256) } });
    expect(long.headers.get('correlation-id')).toMatch(UUID);
    expect(await refused(long)).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(/^correlation-id /),
    });
    const nowhere = await sent('/nowhere', { headers: { 'correlation-id': 'lost' } });
    expect(nowhere.headers.get('correlation-id')).toBe('lost');
    const created = await post('/tags', { name: 'x' }, { 'Idempotency-Key': randomUUID(), 'correlation-id': 'made' });
    expect(created.headers.get('correlation-id')).toBe('made');
  });

  it.each<readonly [string, RestRequest['headers']]>([
    ['is missing', {}],
    ['is short', { 'Idempotency-Key': 'x'.repeat(7) }],
    ['is long', { 'Idempotency-Key': 'x'.repeat(256) }],
    ['is blank', { 'Idempotency-Key': ' '.repeat(8) }],
    [
      'is repeated',
      [
        ['Idempotency-Key', 'a key of mine'],
        ['idempotency-key', 'a key of mine'],
      ],
    ],
    ['has few characters in many bytes', { 'Idempotency-Key': Buffer.from('ñ'.repeat(7)).toString('latin1') }],
  ])('refuses a write whose key %s', async (_what, headers) => {
    for (const [path, body] of [
      ['/expenses', anExpense()],
      ['/transactions', anExpense()],
      ['/accounts', { name: 'A', type: 'BANK' }],
      ['/tags', { name: 'x' }],
      [`/accounts/${accountId}/disable`, {}],
    ] as const) {
      const { status, code, message } = await refused(post(path, body, headers));
      expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(message).toMatch(/^Idempotency-Key /);
    }
  });

  it('takes a key in UTF-8 as the same key that a payload has, and looks at none when reading', async () => {
    const key = 'clave única ñ';
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
    const tag = await (await post('/tags', { name: 'única' }, headers)).json();
    const again = await callsOf(planifi.domain(), owner).call('createTag', { idempotencyKey: key, name: 'única' });
    expect(again['tag']).toEqual(tag);
    expect((await sent('/tags', { headers: { 'Idempotency-Key': 'x' } })).status).toBe(200);
  });

  it.each<readonly [string, string, unknown, string]>([
    ['unknown properties', '/tags', { name: 'x', color: 'red' }, 'color is not known'],
    ['what headers are for', '/tags', { name: 'x', correlationId: 'y' }, 'correlationId is not known'],
    ['keys in the body', '/tags', { name: 'x', idempotencyKey: 'a key of mine' }, 'idempotencyKey is not known'],
    ['text for an amount', '/expenses', { amount: '5' }, 'accountId is required'],
    ['lists', '/tags', [], 'the request must be a JSON object'],
    ['nothing', '/tags', undefined, 'name is required'],
    ['broken JSON', '/tags', '{"name": ', 'the body must be JSON'],
    ['a body where there is none', '/accounts/{accountId}/disable', { force: true }, 'force is not known'],
    ['text for no body', '/accounts/{accountId}/disable', '"x"', 'the request must be a JSON object'],
    ['ids that are none', '/accounts/12/disable', {}, 'accountId must be a UUID'],
    ['parameters of a write', '/tags?dry=true', { name: 'x' }, 'dry is not known'],
  ])('refuses %s', async (_what, path, body, message) => {
    const answer = await refused(post(path.replace('{accountId}', accountId), body));
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', message: expect.stringContaining(message) });
    expect(answer.message.startsWith(message)).toBe(true);
  });

  it.each<readonly [string, string, string]>([
    ['from=2026-02-01&to=2026-01-31', 'INVALID_DATE_RANGE', 'from '],
    ['from=2026-01-01', 'VALIDATION_ERROR', 'to is required'],
    ['from=2026-01-01&to=2026-01-31&page=-1', 'VALIDATION_ERROR', 'page must be'],
    ['from=2026-01-01&to=2026-01-31&page=1.0', 'VALIDATION_ERROR', 'page must be'],
    ['from=2026-01-01&to=2026-01-31&page=', 'VALIDATION_ERROR', 'page must be'],
    ['from=2026-01-01&to=2026-01-31&page=1&page=1', 'VALIDATION_ERROR', 'page must be sent once'],
    ['from=2026-01-01&to=2026-01-31&size=0', 'VALIDATION_ERROR', 'size must be'],
    ['from=2026-01-01&to=2026-01-31&size=201', 'VALIDATION_ERROR', 'size must be'],
    ['from=2026-01-01&to=2026-01-31&sort=amount', 'VALIDATION_ERROR', 'sort is not known'],
    ['from=2026-01-01&to=2026-01-31&correlationId=x', 'VALIDATION_ERROR', 'correlationId is not known'],
    ['from=2026-1-1&to=2026-01-31', 'VALIDATION_ERROR', 'from must be'],
  ])('refuses transactions of ?%s', async (query, code, message) => {
    const answer = await refused(sent(`/transactions?accountId=${accountId}&${query}`));
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.message.startsWith(message)).toBe(true);
  });

  it('refuses parameters of lists that have none', async () => {
    for (const path of ['/accounts', '/expenses', '/tags']) {
      expect(await refused(sent(`${path}?page=0`))).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    }
  });

  it('wants JSON, and not too much of it', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const answer = await refused(post('/tags', '{"name":"x"}', { ...key, 'Content-Type': type }));
      expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
    const charset = await post('/tags', '{"name":"x"}', { ...key, 'Content-Type': 'application/json; charset=utf-8' });
    expect(charset.status).toBe(201);
    const body = (size: number) => `{"name":"y"${' '.repeat(size - 12)}}`;
    expect((await post('/tags', body(64 * 1024))).status).toBe(201);
    const tooLarge = await refused(post('/tags', body(64 * 1024 + 1)));
    expect(tooLarge).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('says where there is nothing, and what a path takes', async () => {
    for (const path of ['', '/', '/nowhere', '/accounts/', `/accounts/${accountId}`, '/Accounts']) {
      expect(await refused(sent(path))).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
    }
    for (const [path, method, allowed] of [
      ['/accounts', 'DELETE', ['GET', 'POST']],
      ['/expenses', 'PUT', ['GET', 'POST']],
      [`/accounts/${accountId}/disable`, 'GET', ['POST']],
      ['/openapi.json', 'POST', ['GET']],
    ] as const) {
      const response = await sent(path, { method });
      expect((response.headers.get('allow') ?? '').split(', ')).toEqual(expect.arrayContaining([...allowed]));
      expect(await refused(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    }
  });

  it.each<readonly [RestRefusal, number, string, Readonly<Record<string, string>>]>([
    [{ kind: 'unauthorized' }, 401, 'AUTH_API_KEY_INVALID', {}],
    [{ kind: 'rate-limited', retryAfterSeconds: 7 }, 429, 'RATE_LIMIT_EXCEEDED', { 'retry-after': '7' }],
    [{ kind: 'unavailable', message: 'secret' }, 500, 'INTERNAL_ERROR', {}],
    [{ kind: 'fault' }, 500, 'INTERNAL_ERROR', {}],
  ])('says in its own words that a server refuses: %j', async (refusal, status, code, headers) => {
    const { rest } = planifi.domain();
    const request = new Request('http://localhost/api/v1/tags', { headers: { 'correlation-id': 'mine' } });
    const response = rest?.refuse(request, refusal, { traceId: 'a'.repeat(32) });
    if (response === undefined) throw new Error('no REST face');
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...headers, 'correlation-id': 'mine' });
    const answer = await refused(response);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.message).not.toContain('secret');
  });

  it('changes nothing when it may only read', async () => {
    const domain = planifi.domain({ readOnly: true });
    const write = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() }, body: { name: 'forbidden' } };
    expect(await refused(sent('/tags', write, domain))).toMatchObject({ status: 403, code: 'READ_ONLY' });
    expect(await (await sent('/tags', {}, domain)).json()).not.toContainEqual(
      expect.objectContaining({ name: 'forbidden' }),
    );
  });

  it('says that its data cannot be reached, and tells faults to the server alone', async () => {
    const database = openDatabase({ url: 'postgres://nobody:secret@127.0.0.1:1/nowhere' });
    const away = await refused(sent('/tags', {}, planifi.domain({ database })));
    expect(away).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
    expect(away.message).not.toMatch(/secret|DATABASE|127/);
    await database.close();
    const faults: unknown[] = [];
    const broken = planifi.domain({
      clock: { now: () => NaN, today: () => undefined as never },
      onFault: (error, { method, path }) => void faults.push([error, method, path]),
    });
    const write = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() }, body: { name: 'x' } };
    expect(await refused(sent('/tags', write, broken))).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
    expect(faults).toEqual([[expect.any(Error), 'POST', '/api/v1/tags']]);
  });

  it('asks for a key everywhere but for its description', () => {
    const { rest } = planifi.domain();
    expect(rest).toMatchObject({
      prefix: '/api/v1',
      alwaysNeedsKey: true,
      openPaths: ['/api/v1/openapi.json'],
    });
  });
});
