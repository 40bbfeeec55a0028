import { randomUUID } from 'node:crypto';

import { openDatabase } from '@bursar/database';

import { callsOf, movement, openTestPlanifi, type Calls, type Json, type TestPlanifi } from './testing/test-planifi';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const key = () => randomUUID();

describe('planifi', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(() => {
    planifi.time.now = Date.parse('2026-02-10T15:00:00.123Z');
    mine = callsOf(planifi.domain());
  });
  afterAll(() => planifi.drop());

  const amounts = (list: unknown) => (list as Json[]).map(({ amount }) => amount);

  it('opens accounts in pesos and lists them, oldest first', async () => {
    const first = await mine.call('createAccount', { idempotencyKey: key(), name: ' Nómina ', type: 'BANK' });
    expect(first).toEqual({
      correlationId: expect.stringMatching(UUID),
      account: {
        id: expect.stringMatching(UUID),
        name: ' Nómina ',
        type: 'BANK',
        currency: 'MXN',
        createdAt: '2026-02-10T15:00:00.123Z',
      },
    });
    const same = await mine.call('createAccount', { idempotencyKey: key(), name: ' Nómina ', type: 'CASH' });
    const euros = callsOf(planifi.domain({ defaultCurrency: 'EUR' }), mine.owner);
    planifi.time.now += 1;
    const last = await euros.call('createAccount', { idempotencyKey: key(), name: 'Viaje', type: 'DEBIT_CARD' });
    expect(last['account']).toMatchObject({ currency: 'EUR' });
    expect((await mine.call('listAccounts'))['accounts']).toEqual([first['account'], same['account'], last['account']]);
  });

  it('records expenses and transactions as one kind of movement', async () => {
    const accountId = await mine.account();
    const { expense } = await mine.call('createExpense', movement(accountId.toUpperCase(), { amount: 100.1 }));
    expect(expense).toEqual({
      id: expect.stringMatching(UUID),
      accountId,
      amount: 100.1,
      occurredOn: '2026-01-15',
      description: 'Taxi al aeropuerto',
      createdAt: '2026-02-10T15:00:00.123Z',
      tags: [],
    });
    const { transaction } = await mine.call('createTransaction', movement(accountId, { amount: 1e3 }));
    const both = [transaction, expense];
    expect((await mine.call('listExpenses'))['expenses']).toEqual(both);
    const range = { accountId, from: '2026-01-15', to: '2026-01-15' };
    expect((await mine.call('listTransactions', range))['page']).toEqual({
      items: both,
      page: 0,
      size: 50,
      totalItems: 2,
      totalPages: 1,
    });
  });

  it('lists movements by day, then by instant, then by order of storing, newest first', async () => {
    const accountId = await mine.account();
    const record = (amount: number, fields: Json = {}) =>
      mine.call('createTransaction', movement(accountId, { amount, ...fields }));
    await record(1);
    await record(2);
    planifi.time.now += 5;
    await record(3);
    await record(4, { occurredOn: '2999-12-31' });
    await record(5, { occurredOn: '1900-01-01' });
    const expected = [4, 3, 2, 1, 5];
    expect(amounts((await mine.call('listExpenses'))['expenses'])).toEqual(expected);
    const all = { accountId, from: '1900-01-01', to: '2999-12-31' };
    const { page } = await mine.call('listTransactions', all);
    expect(amounts((page as Json)['items'])).toEqual(expected);
    const second = await mine.call('listTransactions', { ...all, page: 1, size: 2 });
    expect(second['page']).toMatchObject({ page: 1, size: 2, totalItems: 5, totalPages: 3 });
    expect(amounts((second['page'] as Json)['items'])).toEqual([2, 1]);
    const beyond = await mine.call('listTransactions', { ...all, page: Number.MAX_SAFE_INTEGER, size: 200 });
    expect(beyond['page']).toEqual({
      items: [],
      page: Number.MAX_SAFE_INTEGER,
      size: 200,
      totalItems: 5,
      totalPages: 1,
    });
    const none = await mine.call('listTransactions', { accountId, from: '2020-01-01', to: '2020-12-31' });
    expect(none['page']).toMatchObject({ items: [], totalItems: 0, totalPages: 0 });
  });

  it('closes an account for good and keeps its history', async () => {
    const [closed, open] = [await mine.account('A'), await mine.account('B')];
    const { expense } = await mine.call('createExpense', movement(closed));
    await mine.call('createExpense', movement(open, { amount: 7 }));
    const disabled = await mine.call('disableAccount', { idempotencyKey: key(), accountId: closed.toUpperCase() });
    expect(disabled).toEqual({ correlationId: expect.any(String), accountId: closed, status: 'disabled' });
    expect((await mine.call('listAccounts'))['accounts']).toMatchObject([{ id: open }]);
    expect(amounts((await mine.call('listExpenses'))['expenses'])).toEqual([7]);
    const range = { accountId: closed, from: '2026-01-01', to: '2026-01-31' };
    expect((await mine.call('listTransactions', range))['page']).toMatchObject({ items: [expense], totalItems: 1 });
    for (const action of ['createExpense', 'createTransaction'] as const) {
      expect((await mine.refusal(action, movement(closed))).code).toBe('ACCOUNT_DISABLED');
    }
    await mine.call('disableAccount', { idempotencyKey: key(), accountId: closed });
  });

  it('answers with the correlation id of the payload, or else of the header', async () => {
    const named = (correlationId: string | undefined, header?: string) =>
      mine.call(
        'listTags',
        { ...(correlationId !== undefined && { correlationId }) },
        { ...(header !== undefined && { correlationId: header }) },
      );
    expect(await named(' corr 1 ', 'header')).toMatchObject({ correlationId: ' corr 1 ' });
    expect(await named(undefined, 'header')).toMatchObject({ correlationId: 'header' });
    expect(await named('   ', 'header')).toMatchObject({ correlationId: 'header' });
    expect(await named(undefined, 'café')).toMatchObject({ correlationId: expect.stringMatching(UUID) });
    expect(await named('', ' ')).toMatchObject({ correlationId: expect.stringMatching(UUID) });
    expect(await named('🙂'.repeat(255))).toMatchObject({ correlationId: '🙂'.repeat(255) });
    expect((await mine.refusal('listTags', { correlationId: 'x'.repeat(256) })).message).toMatch(/^correlationId /);
    expect((await mine.refusal('listTags', {}, { correlationId: 'x'.repeat(256) })).message).toMatch(
      /^correlation-id /,
    );
  });

  it('checks the request itself first, then its key, its account and its tags', async () => {
    const accountId = randomUUID();
    const range = { accountId, from: '2026-02-01', to: '2026-01-31' };
    expect((await mine.refusal('listTransactions', { ...range, size: 0 })).code).toBe('VALIDATION_ERROR');
    expect((await mine.refusal('listTransactions', range)).code).toBe('INVALID_DATE_RANGE');
    expect((await mine.refusal('listTransactions', { ...range, to: '2026-02-01' })).code).toBe('ACCOUNT_NOT_FOUND');
    const known = key();
    await mine.call('createTag', { idempotencyKey: known, name: 'casa' });
    const wrong = movement(accountId, { idempotencyKey: known, tags: ['unknown'] });
    expect((await mine.refusal('createExpense', { ...wrong, amount: 0 })).code).toBe('VALIDATION_ERROR');
    expect((await mine.refusal('createExpense', wrong)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    const free = { ...wrong, idempotencyKey: key() };
    expect((await mine.refusal('createExpense', free)).code).toBe('ACCOUNT_NOT_FOUND');
    const disabled = await mine.account();
    await mine.call('disableAccount', { idempotencyKey: key(), accountId: disabled });
    expect((await mine.refusal('createExpense', { ...free, accountId: disabled })).code).toBe('ACCOUNT_DISABLED');
    const enabled = await mine.account();
    expect((await mine.refusal('createExpense', { ...free, accountId: enabled })).code).toBe('TAG_NOT_FOUND');
    expect((await mine.refusal('disableAccount', { idempotencyKey: key(), accountId })).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('reports that its data cannot be reached, without the reason', async () => {
    const database = openDatabase({ url: 'postgres://nobody:secret@127.0.0.1:1/nowhere' });
    const away = callsOf(planifi.domain({ database }));
    for (const refused of [
      await away.refusal('listAccounts'),
      await away.refusal('createTag', { idempotencyKey: key(), name: 'casa' }),
    ]) {
      expect(refused.code).toBe('INTERNAL_ERROR');
      expect(refused.message).not.toMatch(/DATABASE|postgres|secret|nowhere|127|sql/i);
    }
    await database.close();
  });
});
