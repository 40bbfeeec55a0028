import { elias, namedFields, PURCHASE, RENT, restHousehold } from './testing/rest-household';
import { openSplitStore, type SplitStore } from './testing/split-store';

let store: SplitStore;
beforeAll(async () => {
  store = await openSplitStore();
});
afterAll(() => store.drop());

const household = () => restHousehold(store.database);

describe('the REST face', () => {
  it('returns the bodies of the tools, with 201 for creations and 200 otherwise', async () => {
    const home = household();
    const created = await home.post('/v1/movements', PURCHASE);
    expect(created).toMatchObject({ status: 201, body: { amount: '10.00', payer_participant_id: 'elias' } });
    expect(await home.get('/v1/movements', { year: 2026, month: 2, limit: 1 })).toMatchObject({
      status: 200,
      body: { items: [created.body], total: 1, limit: 1, offset: 0 },
    });
    expect(await home.post('/v1/recurrences', RENT)).toMatchObject({
      status: 201,
      body: { split_config: { type: 'equal' }, status: 'active', next_competence_month: '2026-03' },
    });
    expect(await home.get('/v1/participants')).toMatchObject({
      status: 200,
      body: { participants: [{ id: 'elias' }, { id: 'leticia' }] },
    });
  });

  it('pauses, reactivates and ends a recurrence', async () => {
    const home = household();
    const one = await home.recurrence();
    expect(await home.post(`${one}/pause`, { ...elias, reason: 'férias' })).toMatchObject({
      status: 200,
      body: { status: 'paused' },
    });
    expect(await home.post(`${one}/pause`, elias)).toMatchObject({
      status: 422,
      body: { code: 'DOMAIN_INVARIANT_VIOLATION', details: { reason: 'INVALID_RECURRENCE_STATE_TRANSITION' } },
    });
    const shouted = one.replace(/[^/]+$/, (id) => id.toUpperCase());
    expect(await home.post(`${shouted}/reactivate`, elias)).toMatchObject({
      status: 200,
      body: { status: 'active' },
    });
    expect(await home.post(`${one}/end`, { ...elias, end_competence_month: '2026-09' })).toMatchObject({
      status: 200,
      body: { status: 'ended', end_competence_month: '2026-09' },
    });
  });

  it('clears an end month with null, and accepts no other null', async () => {
    const home = household();
    const one = await home.recurrence();
    expect(await home.patch(one, { ...elias, end_competence_month: null })).toMatchObject({
      status: 200,
      body: { end_competence_month: null },
    });
    for (const [path, body, field] of [
      [one, { ...elias, amount: null }, 'amount'],
      [one, { ...elias, amount: '2.00', split_config: null }, 'split_config'],
      [`${one}/end`, { ...elias, end_competence_month: null }, 'end_competence_month'],
      [`${one}/pause`, { ...elias, reason: null }, 'reason'],
      ['/v1/movements', { ...PURCHASE, external_id: null }, 'external_id'],
      ['/v1/recurrences', { ...RENT, end_competence_month: null }, 'end_competence_month'],
      ['/v1/months/2026/3/recurrences/generate', { dry_run: null }, 'dry_run'],
    ] as const) {
      const refused = await (path === one ? home.patch : home.post)(path, body);
      expect([refused.status, namedFields(refused)]).toEqual([400, [field]]);
    }
  });

  it('generates a month, or returns what it would generate', async () => {
    const home = household();
    await home.recurrence();
    const generate = (body?: unknown) => home.post('/v1/months/2026/03/recurrences/generate', body);
    const counts = { processed_rules: 1, ignored_count: 0, blocked_count: 0, failed_count: 0, blocked_items: [] };
    expect(await generate({ dry_run: true })).toMatchObject({
      status: 200,
      body: { competence_month: '2026-03', generated_count: 1, ...counts },
    });
    expect((await home.get('/v1/movements', { year: 2026, month: 3 })).body).toMatchObject({ total: 0 });
    expect((await generate()).body).toMatchObject({ generated_count: 1, ...counts });
    expect((await generate({})).body).toMatchObject({ generated_count: 0, ignored_count: 1 });
    expect(namedFields(await generate({ requested_by_participant_id: 'ninguem' }))).toEqual([
      'requested_by_participant_id',
    ]);
  });

  it('has the counts of a run in a header', async () => {
    const home = household();
    await home.recurrence();
    for (const view of ['summary', 'report']) {
      const path = `/v1/months/2026/4/${view}`;
      expect((await home.get(path)).headers.get('x-generation')).toBeNull();
      expect((await home.get(path, { auto_generate: false })).headers.get('x-generation')).toBeNull();
      const { status, body, headers } = await home.get(path, { auto_generate: true });
      expect([status, body['total_net']]).toEqual([200, '1500.00']);
      const [generated, ignored] = view === 'summary' ? [1, 0] : [0, 1];
      expect(headers.get('x-generation')).toBe(
        `{"processed_rules":1,"generated_count":${generated},"ignored_count":${ignored},"blocked_count":0,"failed_count":0}`,
      );
    }
  });

  it('keeps the households of its callers apart', async () => {
    const [mine, theirs] = [household(), household()];
    const one = await mine.recurrence();
    expect(await theirs.patch(one, { ...elias, amount: '1.00' })).toMatchObject({
      status: 404,
      body: { code: 'RECURRENCE_NOT_FOUND', details: { recurrence_id: one.slice(-36) } },
    });
  });

  it('echoes a printable request id', async () => {
    const home = household();
    const echoed = async (id: string, path = '/v1/participants') =>
      (await home.answerTo(new Request(`http://localhost${path}`, { headers: { 'x-request-id': id } }))).headers.get(
        'x-request-id',
      );
    expect(await echoed('abc 123~')).toBe('abc 123~');
    expect(await echoed('abc', '/v1/nothing')).toBe('abc');
    expect(await echoed('x'.repeat(128))).toBe('x'.repeat(128));
    for (const id of ['x'.repeat(129), 'olá', '\u00a0', '']) expect(await echoed(id)).toBeNull();
    expect((await home.get('/v1/participants')).headers.get('x-request-id')).toBeNull();
  });
});
