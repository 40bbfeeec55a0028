import { randomUUID } from 'node:crypto';

import { ACTIONS, type Action } from './contract/actions';
import { answerOverRest, send } from './testing/rest-calls';
import {
  callsOf,
  movement,
  openTestPlanifi,
  overTools,
  type Calls,
  type Json,
  type TestPlanifi,
  type Way,
} from './testing/test-planifi';

// The same names, keys and days on both sides: nothing but the owner tells them apart.
describe.each<readonly [string, Way]>([
  ['over tools', overTools],
  ['over REST', answerOverRest],
])('two owners, %s', (_name, way) => {
  let planifi: TestPlanifi;
  let mine: Calls;
  let theirs: Calls;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(() => {
    [mine, theirs] = [0, 1].map(() => callsOf(planifi.domain(), randomUUID(), way)) as [Calls, Calls];
  });
  afterAll(() => planifi.drop());

  const everything = async (calls: Calls, accountId: string) => ({
    ...(await calls.call('listAccounts', { correlationId: 'all' })),
    ...(await calls.call('listExpenses', { correlationId: 'all' })),
    ...(await calls.call('listTags', { correlationId: 'all' })),
    ...(await calls.call('listTransactions', {
      accountId,
      from: '1900-01-01',
      to: '2999-12-31',
      correlationId: 'all',
    })),
  });

  it('see, change and name nothing of each other’s, whatever they call', async () => {
    const accountId = await theirs.account();
    const request = movement(accountId, { tags: ['Casa'], createMissingTags: true });
    await theirs.call('createExpense', request);
    const before = await everything(theirs, accountId);

    // Each with the other's account, tag, key or nothing at all.
    const answers: Record<Action, unknown> = {
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
    });
    expect(Object.keys(answers).sort()).toEqual([...ACTIONS].sort());
    expect(await everything(theirs, accountId)).toEqual(before);
  });

  it('use the same keys and names for themselves', async () => {
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

  it('cannot be spoken for: no request names an owner', async () => {
    await theirs.account();
    expect(
      (await mine.refusal('createTag', { idempotencyKey: randomUUID(), name: 'x', owner: theirs.owner })).code,
    ).toBe('VALIDATION_ERROR');
    const named = await send(planifi.domain(), mine.owner, `/accounts?owner=${theirs.owner}`);
    expect(named.status).toBe(400);
  });
});
