import { randomUUID } from 'node:crypto';

import { sqlState } from '@bursar/database';

import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { bindCristiDatabase, type CristiDatabase, type CristiQueries } from './cristi-database';
import { bankBalances, budgets, debts, monthTotals, pendingWrites, purses, transactions } from './schema';

// What no use case ever tries: the database refuses it all the same.
describe('the database', () => {
  const owner = randomUUID();
  const userId = 'ana';
  let store: AgentStore;
  let database: CristiDatabase;
  beforeAll(async () => {
    store = await openAgentStore();
    database = bindCristiDatabase(store.database);
    await run((queries) => queries.insert(purses).values({ owner, userId, lastWrittenAt: 0 }));
  });
  afterAll(() => store.drop());

  const [uniqueViolated, foreignKeyViolated, checkViolated] = ['23505', '23503', '23514'];
  const run = (work: (queries: CristiQueries) => Promise<unknown>) => database.transaction(work);
  const refusesWith = async (code: string | undefined, work: (queries: CristiQueries) => Promise<unknown>) =>
    expect(await run(work).then(() => 'accepted', sqlState)).toBe(code);

  const transaction = {
    owner,
    userId,
    id: 'tx_1',
    threadId: 't1',
    type: 'EXPENSE',
    amount: 1n,
    categoryType: 'VARIABLE',
    category: 'Food',
    description: null,
    date: '2026-02-01',
    createdAt: 0,
  } as const;
  const debt = {
    owner,
    userId,
    id: 'debt_1',
    key: 'nu',
    name: 'NU',
    priority: 'HIGH',
    doNotAccelerate: false,
  } as const;

  it.each([
    ['an amount below nothing', { amount: -1n }],
    ['an amount above what can be told', { amount: 9_007_199_254_740_992n }],
    ['a type that is neither', { type: 'TRANSFER' }],
    ['a category type that is none', { categoryType: 'FUN' }],
    ['income that is for something', { type: 'INCOME' }],
    ['an expense that is income', { categoryType: 'INCOME' }],
    ['no category', { category: '' }],
    ['a long category', { category: 'x'.repeat(65) }],
    ['a long description', { description: 'x'.repeat(501) }],
    ['a day before 1900', { date: '1899-12-31' }],
    ['a day after 2999', { date: '3000-01-01' }],
    ['no thread', { threadId: '' }],
  ])('takes no transaction with %s', async (_what, fields) => {
    const values = { ...transaction, ...(fields as object) };
    await refusesWith(checkViolated, (queries) => queries.insert(transactions).values(values));
  });

  it('takes no transaction of a user without a purse, or with an id that is taken', async () => {
    await refusesWith(foreignKeyViolated, (queries) =>
      queries.insert(transactions).values({ ...transaction, userId: 'leo' }),
    );
    await run((queries) => queries.insert(transactions).values(transaction));
    await refusesWith(uniqueViolated, (queries) => queries.insert(transactions).values(transaction));
  });

  it.each([
    ['below nothing', { total: '-1' }],
    ['of half a centavo', { total: '0.5' }],
    ['of fewer than no transactions', { count: -1n }],
    ['of a month that does not exist', { month: '2026-13' }],
  ])('takes no total %s', async (_what, fields) => {
    const total = {
      owner,
      userId,
      month: '2026-02',
      categoryType: 'VARIABLE',
      category: 'Food',
      total: '1',
      count: 1n,
    };
    await refusesWith(checkViolated, (queries) => queries.insert(monthTotals).values({ ...total, ...fields } as never));
  });

  it('takes totals larger than any amount', async () => {
    const total = '9'.repeat(40);
    await run((queries) =>
      queries
        .insert(monthTotals)
        .values({ owner, userId, month: '2026-02' as never, categoryType: 'DEBT', category: 'Food', total, count: 1n }),
    );
  });

  it.each([
    ['a priority that is none', { priority: 'URGENT' }],
    ['a day that no month has', { dueDay: 32 }],
    ['a balance below nothing', { balance: -1n }],
    ['a minimum below nothing', { minimumPayment: -1n }],
    ['no name', { name: '' }],
  ])('takes no debt with %s', async (_what, fields) => {
    await refusesWith(checkViolated, (queries) => queries.insert(debts).values({ ...debt, ...fields } as never));
  });

  it('takes one debt of a name', async () => {
    await run((queries) => queries.insert(debts).values(debt));
    await refusesWith(uniqueViolated, (queries) => queries.insert(debts).values({ ...debt, id: 'debt_2' }));
  });

  it('takes no cap or balance below nothing, and one cap a month', async () => {
    const cap = { owner, userId, effectiveMonth: '2026-02' as never, variableCap: 1n };
    await refusesWith(checkViolated, (queries) => queries.insert(budgets).values({ ...cap, variableCap: -1n }));
    await run((queries) => queries.insert(budgets).values(cap));
    await refusesWith(uniqueViolated, (queries) => queries.insert(budgets).values(cap));
    await refusesWith(checkViolated, (queries) =>
      queries.insert(bankBalances).values({ owner, userId, balance: -1n, asOf: '0' }),
    );
  });

  it('lets one write wait in a chat', async () => {
    const write = { tool: 'set_bank_balance', input: {}, question: '¿Lo guardo?' } as const;
    const waiting = { owner, userId, threadId: 't1', write };
    await run((queries) => queries.insert(pendingWrites).values(waiting));
    await refusesWith(uniqueViolated, (queries) => queries.insert(pendingWrites).values(waiting));
  });
});
