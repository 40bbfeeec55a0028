import { randomUUID } from 'node:crypto';

import { sqlState, type DomainDatabase, type TypedQueries } from '@bursar/database';

import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { migrations } from './migrations';
import { bankBalances, budgets, debts, monthTotals, pendingWrites, transactions, userLedgers } from './schema';

// No use case attempts these writes; the database refuses them too.
describe('the database', () => {
  const owner = randomUUID();
  const userId = 'ana';
  let store: AgentStore;
  let database: DomainDatabase;
  beforeAll(async () => {
    store = await openAgentStore();
    database = store.database.forDomain({ migrations });
    await run((drizzle) => drizzle.insert(userLedgers).values({ owner, userId, lastWrittenAt: 0 }));
  });
  afterAll(() => store.drop());

  const [uniqueViolated, foreignKeyViolated, checkViolated] = ['23505', '23503', '23514'];
  const run = (work: (queries: TypedQueries) => Promise<unknown>) =>
    database.transaction(({ drizzle }) => work(drizzle));
  const refusesWith = async (code: string | undefined, work: (queries: TypedQueries) => Promise<unknown>) =>
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
    ['a negative amount', { amount: -1n }],
    ['an amount beyond 2^53 - 1', { amount: 9_007_199_254_740_992n }],
    ['an unknown type', { type: 'TRANSFER' }],
    ['an unknown category type', { categoryType: 'FUN' }],
    ['an income of another category type', { type: 'INCOME' }],
    ['an expense of category type INCOME', { categoryType: 'INCOME' }],
    ['an empty category', { category: '' }],
    ['a long category', { category: 'x'.repeat(65) }],
    ['a long description', { description: 'x'.repeat(501) }],
    ['a day before 1900', { date: '1899-12-31' }],
    ['a day after 2999', { date: '3000-01-01' }],
    ['an empty thread id', { threadId: '' }],
  ])('accepts no transaction with %s', async (_what, fields) => {
    const values = { ...transaction, ...(fields as object) };
    await refusesWith(checkViolated, (drizzle) => drizzle.insert(transactions).values(values));
  });

  it('accepts no transaction without a user ledger or with a duplicate id', async () => {
    await refusesWith(foreignKeyViolated, (drizzle) =>
      drizzle.insert(transactions).values({ ...transaction, userId: 'leo' }),
    );
    await run((drizzle) => drizzle.insert(transactions).values(transaction));
    await refusesWith(uniqueViolated, (drizzle) => drizzle.insert(transactions).values(transaction));
  });

  it.each([
    ['that is negative', { total: '-1' }],
    ['with a fraction of a centavo', { total: '0.5' }],
    ['of a negative number of transactions', { count: -1n }],
    ['of a month that does not exist', { month: '2026-13' }],
  ])('accepts no total %s', async (_what, fields) => {
    const total = {
      owner,
      userId,
      month: '2026-02',
      categoryType: 'VARIABLE',
      category: 'Food',
      total: '1',
      count: 1n,
    };
    await refusesWith(checkViolated, (drizzle) => drizzle.insert(monthTotals).values({ ...total, ...fields } as never));
  });

  it('accepts totals larger than any amount', async () => {
    const total = '9'.repeat(40);
    await run((drizzle) =>
      drizzle
        .insert(monthTotals)
        .values({ owner, userId, month: '2026-02' as never, categoryType: 'DEBT', category: 'Food', total, count: 1n }),
    );
  });

  it.each([
    ['an unknown priority', { priority: 'URGENT' }],
    ['a due day above 31', { dueDay: 32 }],
    ['a negative balance', { balance: -1n }],
    ['a negative minimum payment', { minimumPayment: -1n }],
    ['an empty name', { name: '' }],
  ])('accepts no debt with %s', async (_what, fields) => {
    await refusesWith(checkViolated, (drizzle) => drizzle.insert(debts).values({ ...debt, ...fields } as never));
  });

  it('accepts one debt of a name', async () => {
    await run((drizzle) => drizzle.insert(debts).values(debt));
    await refusesWith(uniqueViolated, (drizzle) => drizzle.insert(debts).values({ ...debt, id: 'debt_2' }));
  });

  it('accepts no negative cap or balance, and one cap a month', async () => {
    const cap = { owner, userId, effectiveMonth: '2026-02' as never, variableCap: 1n };
    await refusesWith(checkViolated, (drizzle) => drizzle.insert(budgets).values({ ...cap, variableCap: -1n }));
    await run((drizzle) => drizzle.insert(budgets).values(cap));
    await refusesWith(uniqueViolated, (drizzle) => drizzle.insert(budgets).values(cap));
    await refusesWith(checkViolated, (drizzle) =>
      drizzle.insert(bankBalances).values({ owner, userId, balance: -1n, asOf: '0' }),
    );
  });

  it('accepts one pending write in a chat', async () => {
    const write = { tool: 'set_bank_balance', input: {}, question: '¿Lo guardo?' } as const;
    const waiting = { owner, userId, threadId: 't1', write };
    await run((drizzle) => drizzle.insert(pendingWrites).values(waiting));
    await refusesWith(uniqueViolated, (drizzle) => drizzle.insert(pendingWrites).values(waiting));
  });
});
