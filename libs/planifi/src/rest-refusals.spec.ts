import { randomUUID } from 'node:crypto';

import { refusalIn, send, type RestRequest } from './testing/rest-calls';
import { callsOf, movement, openTestPlanifi, type TestPlanifi } from './testing/test-planifi';

describe('a request over REST', () => {
  let planifi: TestPlanifi;
  const owner = randomUUID();
  let accountId: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
    accountId = await callsOf(planifi.domain(), owner).account();
  });
  afterAll(() => planifi.drop());

  const sent = (path: string, request?: RestRequest) => send(planifi.domain(), owner, path, request);
  const post = (path: string, body: unknown, headers: RestRequest['headers'] = { 'Idempotency-Key': randomUUID() }) =>
    sent(path, { method: 'POST', headers, body });

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
  ])('is refused when it writes and its key %s', async (_what, headers) => {
    const { idempotencyKey: _, ...expense } = movement(accountId);
    for (const [path, body] of [
      ['/expenses', expense],
      ['/transactions', expense],
      ['/accounts', { name: 'A', type: 'BANK' }],
      ['/tags', { name: 'x' }],
      [`/accounts/${accountId}/disable`, {}],
    ] as const) {
      const { status, code, message } = await refusalIn(post(path, body, headers));
      expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(message).toMatch(/^Idempotency-Key /);
    }
  });

  it.each<readonly [string, string, unknown, string]>([
    ['unknown properties', '/tags', { name: 'x', color: 'red' }, 'color is not known'],
    ['a correlation id in the body', '/tags', { name: 'x', correlationId: 'y' }, 'correlationId is not known'],
    ['a key in the body', '/tags', { name: 'x', idempotencyKey: 'a key of mine' }, 'idempotencyKey is not known'],
    ['text for an amount', '/expenses', { amount: '5' }, 'accountId is required'],
    ['a list', '/tags', [], 'the request must be a JSON object'],
    ['no body', '/tags', undefined, 'name is required'],
    ['broken JSON', '/tags', '{"name": ', 'the body must be JSON'],
    ['a body where none is defined', '/accounts/{accountId}/disable', { force: true }, 'force is not known'],
    ['text instead of an empty body', '/accounts/{accountId}/disable', '"x"', 'the request must be a JSON object'],
    ['a malformed id', '/accounts/12/disable', {}, 'accountId must be a UUID'],
    ['a query parameter of a write', '/tags?dry=true', { name: 'x' }, 'dry is not known'],
  ])('is refused for %s', async (_what, path, body, message) => {
    const answer = await refusalIn(post(path.replace('{accountId}', accountId), body));
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
  ])('is refused for transactions of ?%s', async (query, code, message) => {
    const answer = await refusalIn(sent(`/transactions?accountId=${accountId}&${query}`));
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.message.startsWith(message)).toBe(true);
  });

  it('is refused for parameters of lists that have none', async () => {
    for (const path of ['/accounts', '/balances', '/tags']) {
      expect(await refusalIn(sent(`${path}?page=0`))).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    }
  });

  it('has to be JSON of at most 64 KiB', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const answer = await refusalIn(post('/tags', '{"name":"x"}', { ...key, 'Content-Type': type }));
      expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
    const charset = await post('/tags', '{"name":"x"}', { ...key, 'Content-Type': 'application/json; charset=utf-8' });
    expect(charset.status).toBe(201);
    const body = (size: number) => `{"name":"y"${' '.repeat(size - 12)}}`;
    expect((await post('/tags', body(64 * 1024))).status).toBe(201);
    const tooLarge = await refusalIn(post('/tags', body(64 * 1024 + 1)));
    expect(tooLarge).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('is refused for an unknown path or method', async () => {
    for (const path of ['', '/', '/nowhere', '/accounts/', `/accounts/${accountId}`, '/Accounts']) {
      expect(await refusalIn(sent(path))).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
    }
    for (const [path, method, allowed] of [
      ['/accounts', 'DELETE', ['GET', 'POST']],
      ['/expenses', 'PUT', ['GET', 'POST']],
      [`/accounts/${accountId}/disable`, 'GET', ['POST']],
      ['/openapi.json', 'POST', ['GET']],
    ] as const) {
      const response = await sent(path, { method });
      expect((response.headers.get('allow') ?? '').split(', ')).toEqual(expect.arrayContaining([...allowed]));
      expect(await refusalIn(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    }
  });
});
