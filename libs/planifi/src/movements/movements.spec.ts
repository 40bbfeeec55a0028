import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import { callsOf, movement, openTestPlanifi, type Calls, type Json, type TestPlanifi } from '../testing/test-planifi';

describe('movements', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(() => {
    mine = callsOf(planifi.domain());
  });
  afterAll(() => planifi.drop());

  const range = { from: '1900-01-01', to: '2999-12-31' };
  const textOf = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

  it('return the amount that was sent, and add up exactly', async () => {
    const accountId = await mine.account();
    const sent: bigint[] = [];
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), async (cents) => {
        const amount = JSON.parse(textOf(cents)) as number;
        const { expense } = await mine.call('createExpense', movement(accountId, { amount }));
        expect((expense as Json)['amount']).toBe(amount);
        sent.push(cents);
      }),
      { numRuns: 100 },
    );
    const { page } = await mine.call('listTransactions', { accountId, ...range, size: 200 });
    const amounts = ((page as Json)['items'] as Json[]).map(({ amount }) => amount);
    expect(amounts).toEqual(sent.map((cents) => Number(textOf(cents))).reverse());
    const [row] = await planifi.database.run(
      (connection) => connection.query`select sum(amount) from planifi.movements where owner = ${mine.owner}`,
    );
    expect(row?.['sum']).toBe(textOf(sent.reduce((sum, cents) => sum + cents, 0n)));
  });

  it('keep their text as it was sent', async () => {
    const accountId = await mine.account();
    for (const description of [' \u202eTaxi\u0007 ', 'e\u0301', '🙂'.repeat(255), `'; drop table movements; --`]) {
      const { expense } = await mine.call('createExpense', movement(accountId, { description }));
      expect((expense as Json)['description']).toBe(description);
      const { page } = await mine.call('listTransactions', { accountId, ...range, size: 1 });
      expect(((page as Json)['items'] as Json[])[0]).toEqual(expense);
    }
  });

  it('keep the order of their creation when the clock is set back', async () => {
    const accountId = await mine.account();
    const made: Json[] = [];
    for (const backwards of [0, 3_600_000, 0]) {
      planifi.time.now -= backwards;
      const request = movement(accountId);
      const { expense } = await mine.call('createExpense', request);
      expect((await mine.call('createExpense', request))['expense']).toEqual(expense);
      made.push(expense as Json);
    }
    planifi.time.now += 3_600_000;
    expect((await mine.call('listExpenses'))['expenses']).toEqual(made.reverse());
  });

  it('are each on one page, whatever the page size', async () => {
    const accountId = await mine.account();
    const ids: unknown[] = [];
    for (let index = 0; index < 12; index += 1) {
      const day = `2026-01-${String(1 + (index % 4)).padStart(2, '0')}`;
      const tags = [`tag ${index % 3}`, 'all'];
      const { transaction } = await mine.call(
        'createTransaction',
        movement(accountId, { occurredOn: day, tags, createMissingTags: true }),
      );
      ids.push((transaction as Json)['id']);
    }
    const all = (await mine.call('listExpenses'))['expenses'] as Json[];
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids));
    for (const size of [1, 5, 6, 12, 200]) {
      const items: unknown[] = [];
      const totalPages = Math.ceil(12 / size);
      for (let page = 0; page < totalPages; page += 1) {
        const answer = (await mine.call('listTransactions', { accountId, ...range, page, size }))['page'] as Json;
        expect(answer).toMatchObject({ page, size, totalItems: 12, totalPages });
        items.push(...(answer['items'] as unknown[]));
      }
      expect(items).toEqual(all);
    }
    const days = (await mine.call('listTransactions', { accountId, from: '2026-01-02', to: '2026-01-03' }))['page'];
    expect(days).toMatchObject({ totalItems: 6 });
  });

  it('and the disabling of their account: the later of the two sees the earlier one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const accountId = await mine.account();
      const writes = Array.from({ length: 4 }, () => mine.answer('createExpense', movement(accountId)));
      const disable = mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId });
      const answers = await Promise.all(writes);
      await disable;
      const done = new Set(
        answers.flatMap((answer) => ('body' in answer ? [JSON.stringify(answer.body['expense'])] : [])),
      );
      const refused = answers.flatMap((answer) => ('error' in answer ? [answer.error['errorCode']] : []));
      expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['ACCOUNT_DISABLED'] : []));
      const { page } = await mine.call('listTransactions', { accountId, ...range });
      expect((page as Json)['totalItems']).toBe(done.size);
      expect(await mine.answer('createExpense', movement(accountId))).toMatchObject({
        error: { errorCode: 'ACCOUNT_DISABLED' },
      });
    }
  });
});
