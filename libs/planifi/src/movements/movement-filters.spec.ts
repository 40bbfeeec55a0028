import { randomUUID } from 'node:crypto';

import { overRest } from '../testing/rest-calls';
import {
  callsOf,
  movement,
  openTestPlanifi,
  overTools,
  transfer,
  type Calls,
  type Json,
  type TestPlanifi,
} from '../testing/test-planifi';

describe.each([
  ['over tools', overTools],
  ['over REST', overRest],
] as const)('the lists of movements, %s', (_name, transport) => {
  let planifi: TestPlanifi;
  let mine: Calls;
  let pesos: string;
  let euros: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
    mine = callsOf(planifi.domain(), randomUUID(), transport);
    [pesos, euros] = [await mine.account('Pesos'), await mine.account('Euros', { currency: 'EUR' })];
    const record = (accountId: string, amount: number, description: string, fields: Json = {}) =>
      mine.call('createTransaction', movement(accountId, { amount, description, createMissingTags: true, ...fields }));
    await record(pesos, 1.1, 'Pa\u0303o de Ac\u0327u\u0301car', { tags: ['Casa', 'Comida'], occurredOn: '2026-01-01' });
    await record(pesos, 2.2, 'PÃO doce', { tags: ['casa'], occurredOn: '2026-01-02' });
    await record(pesos, 3.3, 'pao 100%_', { occurredOn: '2026-01-03' });
    await record(pesos, 500, 'Nómina', { direction: 'IN', occurredOn: '2026-01-04' });
    await record(euros, 4.4, 'ΟΔΟΣ', { tags: ['Comida'], occurredOn: '2026-01-05' });
    await mine.call('createTransfer', transfer(pesos, euros, { receivedAmount: 1, occurredOn: '2026-01-06' }));
    const voided = await record(pesos, 77, 'Pão', { occurredOn: '2026-01-07' });
    const { id } = voided['transaction'] as { id: string };
    await mine.call('updateTransaction', { idempotencyKey: randomUUID(), transactionId: id, void: true });
  });
  afterAll(() => planifi.drop());

  const range = { from: '2026-01-01', to: '2026-12-31' };
  const amounts = (list: unknown) => (list as Json[]).map(({ amount }) => amount);
  const expenses = async (input: Json) => amounts((await mine.call('listExpenses', input))['expenses']);
  const transactions = async (input: Json) =>
    amounts(((await mine.call('listTransactions', { accountId: pesos, ...range, ...input }))['page'] as Json)['items']);

  it.each<readonly [Json, readonly number[]]>([
    [{}, [4.4, 3.3, 2.2, 1.1]],
    [{ text: 'pão' }, [2.2, 1.1]],
    [{ text: 'PA\u0303O' }, [2.2, 1.1]],
    [{ text: 'pao' }, [3.3]],
    [{ text: '%' }, [3.3]],
    [{ text: '_' }, [3.3]],
    [{ text: 'δο' }, [4.4]],
    [{ text: ' ' }, [3.3, 2.2, 1.1]],
    [{ tags: ['CASA'] }, [2.2, 1.1]],
    [{ tags: ['comida', 'casa', 'Casa'] }, [1.1]],
    [{ tags: ['casa', 'unknown'] }, []],
    [{ minAmount: 2.2, maxAmount: 3.3 }, [3.3, 2.2]],
    [{ minAmount: 0, maxAmount: 0 }, []],
    [{ from: '2026-01-02' }, [4.4, 3.3, 2.2]],
    [{ to: '2026-01-01' }, [1.1]],
    [{ size: 2 }, [4.4, 3.3]],
    [{ page: 1, size: 3 }, [1.1]],
    [{ page: 9 }, []],
  ])('expenses with %j', async (input, expected) => expect(await expenses(input)).toEqual(expected));

  it.each<readonly [Json, readonly number[]]>([
    [{}, [10, -500, 3.3, 2.2, 1.1]],
    [{ minAmount: 100 }, [-500]],
    [{ text: 'pão', includeVoided: true }, [77, 2.2, 1.1]],
    [{ tags: ['comida'] }, [1.1]],
  ])('transactions with %j', async (input, expected) => expect(await transactions(input)).toEqual(expected));

  it('add up over all pages, by currency, without what is voided', async () => {
    const totals = async (action: 'listExpenses' | 'listTransactions', input: Json) =>
      (await mine.call(action, { ...input, withTotals: true, size: 1 }))['totals'];
    expect(await totals('listExpenses', {})).toEqual([
      { currency: 'EUR', amount: 4.4, count: 1 },
      { currency: 'MXN', amount: 6.6, count: 3 },
    ]);
    expect(await totals('listExpenses', { text: 'nothing has this' })).toEqual([]);
    expect(await totals('listTransactions', { accountId: pesos, ...range, includeVoided: true })).toEqual([
      { currency: 'MXN', out: 16.6, in: 500, net: -483.4, count: 5 },
    ]);
  });

  it('grow only when asked', async () => {
    const keys = async (action: 'listExpenses' | 'listTransactions', input: Json = {}) =>
      Object.keys(await mine.call(action, { correlationId: 'x', ...input })).sort();
    expect(await keys('listExpenses', range)).toEqual(['correlationId', 'expenses']);
    expect(await keys('listExpenses', { page: 0 })).toEqual(['correlationId', 'expenses', 'page']);
    expect(await keys('listExpenses', { withTotals: true })).toEqual(['correlationId', 'expenses', 'totals']);
    expect(await keys('listExpenses', { withTotals: false })).toEqual(['correlationId', 'expenses']);
    expect(await keys('listTransactions', { accountId: pesos, ...range })).toEqual(['correlationId', 'page']);
    const item = async (input: Json) =>
      (
        ((await mine.call('listTransactions', { accountId: pesos, ...range, ...input }))['page'] as Json)[
          'items'
        ] as Json[]
      )[0];
    const plain = ['id', 'accountId', 'amount', 'occurredOn', 'description', 'createdAt', 'tags'];
    expect(Object.keys((await item({ details: false, includeVoided: false })) ?? {})).toEqual(plain);
    for (const asked of [{ details: true }, { includeVoided: true }]) {
      expect(Object.keys((await item(asked)) ?? {})).toEqual([...plain, 'status', 'transferId', 'updatedAt']);
    }
  });

  it('refuse what is out of order or unknown', async () => {
    const refusal = async (input: Json) => (await mine.refusal('listExpenses', input)).message;
    expect(await refusal({ minAmount: 10, maxAmount: 9.99 })).toBe('minAmount must not be above maxAmount');
    expect(await refusal({ minAmount: -1 })).toBe('minAmount must not be below 0');
    expect(await refusal({ maxAmount: 1.005 })).toBe('maxAmount must have at most two decimals');
    expect(await refusal({ tags: ['ok', ' '] })).toMatch(/^tags\[1\] must be text/);
    expect(await refusal({ text: 'x'.repeat(256) })).toMatch(/^text must be/);
    expect((await mine.refusal('listExpenses', { from: '2026-01-02', to: '2026-01-01' })).code).toBe(
      'INVALID_DATE_RANGE',
    );
    expect((await mine.refusal('listExpenses', { accountId: randomUUID() })).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('of a disabled account are its own alone', async () => {
    await mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId: euros });
    expect(await expenses({})).toEqual([3.3, 2.2, 1.1]);
    expect(await expenses({ accountId: euros })).toEqual([4.4]);
    await mine.call('enableAccount', { idempotencyKey: randomUUID(), accountId: euros });
    expect(await expenses({})).toEqual([4.4, 3.3, 2.2, 1.1]);
  });
});
