import { randomUUID } from 'node:crypto';

import { openDatabase } from '@bursar/database';
import type { RestRefusal } from '@bursar/toolkit';

import { refusalIn, send, type RestRequest } from './testing/rest-calls';
import { callsOf, movement, openTestPlanifi, type Json, type TestPlanifi } from './testing/test-planifi';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

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

  it('responds with bare objects and lists, and the status of each operation', async () => {
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
    expect(await refusalIn(post('/expenses', anExpense({ accountId: opened['id'] })))).toMatchObject({
      status: 409,
      code: 'ACCOUNT_DISABLED',
    });
  });

  it('echoes the correlation id of a request, or responds with a new one', async () => {
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
    expect(await refusalIn(long)).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(/^correlation-id /),
    });
    const nowhere = await sent('/nowhere', { headers: { 'correlation-id': 'lost' } });
    expect(nowhere.headers.get('correlation-id')).toBe('lost');
    const created = await post('/tags', { name: 'x' }, { 'Idempotency-Key': randomUUID(), 'correlation-id': 'made' });
    expect(created.headers.get('correlation-id')).toBe('made');
  });

  it('treats a key in UTF-8 as the key of a payload, and ignores the key of a read', async () => {
    const key = 'clave única ñ';
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
    const tag = await (await post('/tags', { name: 'única' }, headers)).json();
    const again = await callsOf(planifi.domain(), owner).call('createTag', { idempotencyKey: key, name: 'única' });
    expect(again['tag']).toEqual(tag);
    expect((await sent('/tags', { headers: { 'Idempotency-Key': 'x' } })).status).toBe(200);
  });

  it.each<readonly [RestRefusal, number, string, Readonly<Record<string, string>>]>([
    [{ kind: 'unauthorized' }, 401, 'AUTH_API_KEY_INVALID', {}],
    [{ kind: 'unauthorized', message: 'The token has expired.' }, 401, 'AUTH_API_KEY_INVALID', {}],
    [{ kind: 'issuer-unavailable' }, 500, 'INTERNAL_ERROR', {}],
    [{ kind: 'rate-limited', retryAfterSeconds: 7 }, 429, 'RATE_LIMIT_EXCEEDED', { 'retry-after': '7' }],
    [{ kind: 'unavailable', message: 'secret' }, 500, 'INTERNAL_ERROR', {}],
    [{ kind: 'fault' }, 500, 'INTERNAL_ERROR', {}],
  ])('renders a refusal of the server: %j', async (refusal, status, code, headers) => {
    const { rest } = planifi.domain();
    const request = new Request('http://localhost/api/v1/tags', { headers: { 'correlation-id': 'mine' } });
    const response = rest?.refuse(request, refusal, { traceId: 'a'.repeat(32) });
    if (response === undefined) throw new Error('no REST face');
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...headers, 'correlation-id': 'mine' });
    const answer = await refusalIn(response);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.message).not.toContain('secret');
  });

  it('refuses writes when it is read-only', async () => {
    const domain = planifi.domain({ readOnly: true });
    const write = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() }, body: { name: 'forbidden' } };
    expect(await refusalIn(sent('/tags', write, domain))).toMatchObject({ status: 403, code: 'READ_ONLY' });
    expect(await (await sent('/tags', {}, domain)).json()).not.toContainEqual(
      expect.objectContaining({ name: 'forbidden' }),
    );
  });

  it('hides why its data cannot be reached, and reports faults only to the server', async () => {
    const database = openDatabase({ url: 'postgres://nobody:secret@127.0.0.1:1/nowhere' });
    const away = await refusalIn(sent('/tags', {}, planifi.domain({ database })));
    expect(away).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
    expect(away.message).not.toMatch(/secret|DATABASE|127/);
    await database.close();
    const faults: unknown[] = [];
    const broken = planifi.domain({
      clock: { now: () => NaN, today: () => undefined as never },
      onFault: (error, { method, path }) => void faults.push([error, method, path]),
    });
    const write = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() }, body: { name: 'x' } };
    expect(await refusalIn(sent('/tags', write, broken))).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
    expect(faults).toEqual([[expect.any(Error), 'POST', '/api/v1/tags']]);
  });

  it('requires a key everywhere except for its description', () => {
    const { rest } = planifi.domain();
    expect(rest).toMatchObject({
      prefix: '/api/v1',
      alwaysNeedsKey: true,
      openPaths: ['/api/v1/openapi.json'],
    });
  });
});
