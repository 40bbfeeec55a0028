import { randomUUID } from 'node:crypto';

import { loadTools } from '@bursar/toolkit';

import { actionOf, type Action } from './testing/actions';
import { overRest, send } from './testing/rest-calls';
import {
  callsOf,
  movement,
  transfer,
  openTestPlanifi,
  overTools,
  type Calls,
  type Json,
  type TestPlanifi,
  type Transport,
} from './testing/test-planifi';

// Both owners use the same names, keys and days: they differ by the owner alone.
describe.each<readonly [string, Transport]>([
  ['over tools', overTools],
  ['over REST', overRest],
])('two owners, %s', (_name, transport) => {
  let planifi: TestPlanifi;
  let mine: Calls;
  let theirs: Calls;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(() => {
    [mine, theirs] = [0, 1].map(() => callsOf(planifi.domain(), randomUUID(), transport)) as [Calls, Calls];
  });
  afterAll(() => planifi.drop());

  const everything = async (calls: Calls, accountId: string) => ({
    ...(await calls.call('listAccounts', { correlationId: 'all' })),
    ...(await calls.call('listExpenses', { correlationId: 'all' })),
    ...(await calls.call('listTags', { correlationId: 'all' })),
    ...(await calls.call('getBalances', { asOf: '2999-12-31', correlationId: 'all' })),
    ...(await calls.call('listTransactions', {
      accountId,
      from: '1900-01-01',
      to: '2999-12-31',
      correlationId: 'all',
    })),
  });

  it('neither see nor change the data of the other', async () => {
    const accountId = await theirs.account();
    const request = movement(accountId, { tags: ['Casa'], createMissingTags: true });
    const { expense } = await theirs.call('createExpense', request);
    const theirExpense = String((expense as Json)['id']);
    const before = await everything(theirs, accountId);

    // Each with the other owner's account, tag or key, or without arguments.
    const answers: Partial<Record<Action, unknown>> = {
      listAccounts: (await mine.call('listAccounts'))['accounts'],
      listExpenses: (await mine.call('listExpenses'))['expenses'],
      listTags: (await mine.call('listTags'))['tags'],
      listTransactions: (await mine.refusal('listTransactions', { accountId, from: '1900-01-01', to: '2999-12-31' }))
        .code,
      createExpense: (await mine.refusal('createExpense', request)).code,
      createTransaction: (await mine.refusal('createTransaction', { ...request, idempotencyKey: randomUUID() })).code,
      disableAccount: (await mine.refusal('disableAccount', { idempotencyKey: request['idempotencyKey'], accountId }))
        .code,
      createTag: (
        (await mine.call('createTag', { idempotencyKey: request['idempotencyKey'], name: 'Casa' }))['tag'] as Json
      )['id'],
      createAccount: (await mine.account()) === accountId,
      createTransfer: (await mine.refusal('createTransfer', transfer(await mine.account(), accountId))).code,
      updateTransaction: (
        await mine.refusal('updateTransaction', {
          idempotencyKey: randomUUID(),
          transactionId: theirExpense,
          amount: 1,
        })
      ).code,
      enableAccount: (await mine.refusal('enableAccount', { idempotencyKey: randomUUID(), accountId })).code,
    };
    const [{ id: theirTag }] = (before as { tags: [{ id: string }] }).tags;
    expect(answers).toEqual({
      listAccounts: [],
      listExpenses: [],
      listTags: [],
      listTransactions: 'ACCOUNT_NOT_FOUND',
      createExpense: 'ACCOUNT_NOT_FOUND',
      createTransaction: 'ACCOUNT_NOT_FOUND',
      disableAccount: 'ACCOUNT_NOT_FOUND',
      createTag: expect.not.stringMatching(theirTag),
      createAccount: false,
      createTransfer: 'ACCOUNT_NOT_FOUND',
      updateTransaction: 'TRANSACTION_NOT_FOUND',
      enableAccount: 'ACCOUNT_NOT_FOUND',
    });
    const tools = await loadTools(planifi.domain());
    const writes = tools.filter(({ effect }) => effect !== 'read').map(({ name }) => actionOf(name));
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(writes));
    // Every read, with the other owner's account where it takes one.
    const known = { accountId, from: '1900-01-01', to: '2999-12-31' };
    for (const { name, input } of tools.filter(({ effect }) => effect === 'read')) {
      const args = Object.entries(known).filter(([property]) => property in input.shape);
      const answer = JSON.stringify(await mine.answer(actionOf(name), Object.fromEntries(args)));
      for (const secret of [theirTag, theirExpense, 'Taxi al aeropuerto']) expect(answer).not.toContain(secret);
    }
    expect(await everything(theirs, accountId)).toEqual(before);
  });

  it('may use the same keys and names', async () => {
    const [one, other] = [await mine.account(), await theirs.account()];
    const request = movement('', { tags: ['Casa'], createMissingTags: true });
    const [first, second] = await Promise.all([
      mine.call('createExpense', { ...request, accountId: one }),
      theirs.call('createExpense', { ...request, accountId: other, tags: ['CASA'] }),
    ]);
    expect(first['expense']).toMatchObject({ accountId: one, tags: [{ name: 'Casa' }] });
    expect(second['expense']).toMatchObject({ accountId: other, tags: [{ name: 'CASA' }] });
    expect((await mine.call('listExpenses'))['expenses']).toEqual([first['expense']]);
    expect((await theirs.call('listExpenses'))['expenses']).toEqual([second['expense']]);
  });

  it('cannot be named in a request', async () => {
    await theirs.account();
    expect(
      (await mine.refusal('createTag', { idempotencyKey: randomUUID(), name: 'x', owner: theirs.owner })).code,
    ).toBe('VALIDATION_ERROR');
    const named = await send(planifi.domain(), mine.owner, `/accounts?owner=${theirs.owner}`);
    expect(named.status).toBe(400);
  });
});
