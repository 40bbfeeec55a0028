import { randomUUID } from 'node:crypto';

import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import type { RestFace, RestRefusal } from '@bursar/toolkit';
import fc from 'fast-check';

import { createSharedSplit } from './shared-split';
import { send } from './testing/rest-requests';
import { elias, namedFields, PURCHASE, RENT, restHousehold } from './testing/rest-household';
import { openSplitStore, type SplitStore } from './testing/split-store';

let store: SplitStore;
beforeAll(async () => {
  store = await openSplitStore();
});
afterAll(() => store.drop());

const household = () => restHousehold(store.database);
/** First the cause, then what to do. */
const causeAndAction = expect.stringMatching(/\. .+\.$/) as unknown;

describe('a refusal over REST', () => {
  it('is always a code, a message and details', async () => {
    const home = household();
    const recorded = await home.post('/v1/movements', { ...PURCHASE, external_id: 'wpp-1' });
    const refund = { ...PURCHASE, type: 'refund' };
    const refused = [
      await home.post('/v1/movements', { ...PURCHASE, external_id: 'wpp-1' }),
      await home.post('/v1/movements', { ...refund, original_purchase_id: randomUUID() }),
      await home.post('/v1/movements', { ...refund, original_purchase_id: recorded.body['id'], amount: '10.01' }),
      await home.post('/v1/recurrences', { ...RENT, split_config: {} }),
      await home.post(`/v1/recurrences/${randomUUID()}/pause`, elias),
      await home.get('/v1/nothing'),
      await home.get('/v1/movements/'),
      await home.answerTo(send('DELETE', '/v1/movements')),
      await home.post('/v1/movements', { ...PURCHASE, description: 'x'.repeat(66_000) }),
    ];
    for (const { body } of refused) {
      expect(body).toEqual({ code: expect.any(String), message: causeAndAction, details: expect.any(Object) });
    }
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual([
      [409, 'DUPLICATE_EXTERNAL_ID'],
      [404, 'PURCHASE_NOT_FOUND'],
      [422, 'REFUND_LIMIT_EXCEEDED'],
      [422, 'DOMAIN_INVARIANT_VIOLATION'],
      [404, 'RECURRENCE_NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [405, 'METHOD_NOT_ALLOWED'],
      [413, 'PAYLOAD_TOO_LARGE'],
    ]);
    expect((await home.get('/v1/movements', { year: 2026, month: 2 })).body).toMatchObject({ total: 1 });
  });

  it.each([
    ['/v1/movements?year=2026&month=2&limit=abc', 'limit'],
    ['/v1/movements?year=2026&month=2&year=2026', 'year'],
    ['/v1/movements?year=2026&month=2&payer_id=x', 'payer_id'],
    ['/v1/movements?month=2', 'year'],
    ['/v1/recurrences?year=2026', 'month'],
    ['/v1/recurrences?status=deleted', 'status'],
    ['/v1/participants?active=true', 'active'],
    ['/v1/months/2026/13/summary', 'month'],
    ['/v1/months/1999/1/report', 'year'],
    ['/v1/months/2026/2/summary?auto_generate=1', 'auto_generate'],
    ['/v1/months/2026/2/summary?auto_generate=', 'auto_generate'],
  ])('of %s names %s', async (path, field) => {
    const answer = await household().answerTo(new Request(`http://localhost${path}`));
    expect([answer.status, answer.body['code'], namedFields(answer)]).toEqual([400, 'INVALID_REQUEST', [field]]);
  });

  it.each([
    ['{"type":', 'application/json', 'body'],
    ['[]', 'application/json', 'body'],
    ['{}', 'text/plain', 'content-type'],
    [JSON.stringify({ ...PURCHASE, payer_id: 'leticia' }), 'application/json', 'payer_id'],
    [JSON.stringify({ ...PURCHASE, amount: 10 }), 'application/json', 'amount'],
    [JSON.stringify({ ...PURCHASE, occurred_at: '2101-01-01' }), 'application/json', 'occurred_at'],
    [`{"split_config":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'application/json', 'split_config'],
  ])('of the body %.60s as %s names %s', async (body, type, field) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    const answer = await household().answerTo(new Request('http://localhost/v1/movements', init));
    expect([answer.status, answer.body['code']]).toEqual([400, 'INVALID_REQUEST']);
    expect(namedFields(answer)).toContain(field);
  });

  it.each<[RestRefusal, number, string]>([
    [{ kind: 'unauthorized' }, 401, 'UNAUTHORIZED'],
    [{ kind: 'unauthorized', message: 'The token has expired. Send another.' }, 401, 'UNAUTHORIZED'],
    [{ kind: 'issuer-unavailable' }, 503, 'SERVICE_UNAVAILABLE'],
    [{ kind: 'rate-limited', retryAfterSeconds: 3 }, 429, 'RATE_LIMIT_EXCEEDED'],
    [{ kind: 'unavailable', message: 'The database does not answer.' }, 503, 'SERVICE_UNAVAILABLE'],
    [{ kind: 'fault' }, 500, 'INTERNAL_SERVER_ERROR'],
  ])('of the server itself (%j) looks the same', async (refusal, status, code) => {
    const face = createSharedSplit({ database: store.database, clock: systemClock }).rest as RestFace;
    const request = new Request('http://localhost/v1/movements', { headers: { 'x-request-id': 'abc' } });
    const response = face.refuse(request, refusal, { traceId: 'f'.repeat(32) });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([status, 'abc']);
    expect(await response.json()).toEqual({ code, message: causeAndAction, details: expect.any(Object) });
  });
});

it('no body and no query causes an internal error', async () => {
  const home = household();
  const one = await home.recurrence();
  const names = fc.constantFrom(...Object.keys({ ...PURCHASE, ...RENT }), '__proto__', 'constructor', 'toString', '');
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(names, fc.jsonValue()),
    fc.constant({ ...PURCHASE, amount: '0.01' }),
  );
  await fc.assert(
    fc.asyncProperty(odd, names, fc.string({ unit: 'binary' }), async (body, name, text) => {
      const answers = [
        await home.post('/v1/movements', body),
        await home.post('/v1/recurrences', body),
        await home.patch(one, body),
        await home.get('/v1/movements', { year: 2026, month: 2, [name]: text }),
      ];
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

describe('a read-only server', () => {
  it('refuses every write and answers every read', async () => {
    const writable = household();
    const one = await writable.recurrence();
    const readOnly = restHousehold(store.database, { readOnly: true, owner: writable.owner });
    const generate = '/v1/months/2026/3/recurrences/generate';
    const refused = [
      await readOnly.post('/v1/movements', PURCHASE),
      await readOnly.post('/v1/movements', {}),
      await readOnly.post('/v1/recurrences', RENT),
      await readOnly.patch(one, { ...elias, amount: '1.00' }),
      await readOnly.post(`${one}/end`, elias),
      await readOnly.post(generate),
      await readOnly.get('/v1/months/2026/3/summary', { auto_generate: true }),
      await readOnly.get('/v1/months/2026/3/report', { auto_generate: true }),
    ];
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(Array(8).fill([403, 'READ_ONLY']));
    expect((await readOnly.post(generate, { dry_run: true })).body).toMatchObject({ generated_count: 1 });
    expect((await readOnly.get('/v1/months/2026/3/summary')).body).toMatchObject({ total_gross: '0.00' });
    expect((await readOnly.get('/v1/recurrences')).body).toMatchObject({ total: 1 });
  });
});

describe('while the database is unavailable', () => {
  it('a wrong request is refused as such, and everything else is 503', async () => {
    const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nowhere' });
    const home = restHousehold(database);
    const outOfRange = await home.post('/v1/movements', { ...PURCHASE, occurred_at: '2101-01-01T12:00:00' });
    expect([outOfRange.status, namedFields(outOfRange)]).toEqual([400, ['occurred_at']]);
    expect((await home.get('/v1/movements', { year: 2026 })).status).toBe(400);
    for (const answer of [await home.post('/v1/movements', PURCHASE), await home.get('/v1/participants')]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: causeAndAction } });
      expect(JSON.stringify(answer.body)).not.toMatch(/nobody|127\.0|ECONN/);
    }
    expect((await home.get('/v1/openapi.json')).status).toBe(200);
    await database.close();
  });
});
