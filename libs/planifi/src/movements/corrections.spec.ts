import { randomUUID } from 'node:crypto';

import { callsOf, movement, openTestPlanifi, type Calls, type Json, type TestPlanifi } from '../testing/test-planifi';

describe('corrections', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  let accountId: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(async () => {
    mine = callsOf(planifi.domain());
    accountId = await mine.account();
  });
  afterAll(() => planifi.drop());

  const recorded = async (fields: Json = {}) => {
    const { expense } = await mine.call('createExpense', movement(accountId, fields));
    return expense as Json & { id: string };
  };
  const update = (transactionId: string, changes: Json) => ({
    idempotencyKey: randomUUID(),
    transactionId,
    ...changes,
  });
  const changesOf = (id: string) =>
    planifi.database.run(
      (connection) => connection.query`select * from planifi.movement_changes where movement_id = ${id}`,
    );

  it('keep what they do not name, the id and the creation, and store each change once', async () => {
    const made = await recorded({ tags: ['Casa'], createMissingTags: true });
    planifi.time.now += 5_000;
    const same = await mine.call(
      'updateTransaction',
      update(made.id, { amount: 24.99, tags: ['CASA'], void: undefined }),
    );
    expect(same).toMatchObject({ transaction: made, status: 'active' });
    expect(await changesOf(made.id)).toEqual([]);
    const changed = await mine.call('updateTransaction', update(made.id.toUpperCase(), { amount: 3 }));
    expect(changed['transaction']).toEqual({ ...made, amount: 3 });
    expect(await changesOf(made.id)).toMatchObject([{ amount: '24.99', description: null, tag_names: null }]);
    for (const void_ of [true, true, false, false]) {
      await mine.call('updateTransaction', update(made.id, { void: void_ }));
    }
    expect(await changesOf(made.id)).toHaveLength(3);
  });

  it('move a movement to another account of its currency alone', async () => {
    const made = await recorded();
    const [other, euros] = [await mine.account('B'), await mine.account('C', { currency: 'EUR' })];
    const moved = await mine.call('updateTransaction', update(made.id, { accountId: other }));
    expect(moved).toMatchObject({ transaction: { accountId: other } });
    expect((await mine.refusal('updateTransaction', update(made.id, { accountId: euros }))).message).toBe(
      'accountId must be an account in MXN, as the transaction is',
    );
    expect((await mine.refusal('updateTransaction', update(made.id, { accountId: randomUUID() }))).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    await mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId });
    expect((await mine.refusal('updateTransaction', update(made.id, { accountId }))).code).toBe('ACCOUNT_DISABLED');
    expect((await mine.refusal('updateTransaction', update(made.id, { tags: ['new one'] }))).code).toBe(
      'TAG_NOT_FOUND',
    );
  });

  it('that say nothing, or void and something else, are refused before their key is used', async () => {
    const made = await recorded();
    const key = { idempotencyKey: randomUUID(), transactionId: made.id };
    for (const changes of [{}, { createMissingTags: true }, { void: true, amount: 1 }, { void: false, tags: [] }]) {
      expect((await mine.refusal('updateTransaction', { ...key, ...changes })).code).toBe('VALIDATION_ERROR');
    }
    expect(await mine.call('updateTransaction', { ...key, amount: 1 })).toMatchObject({ status: 'active' });
  });
});
