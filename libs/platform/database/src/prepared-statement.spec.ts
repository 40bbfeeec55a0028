import { eq, sql } from 'drizzle-orm';
import { bigint, numeric, pgSchema, text } from 'drizzle-orm/pg-core';

import type { TransactionQueries } from './database';
import { preparedStatement } from './prepared-statement';
import { createTestDatabase, type TestDatabase } from './testing';

const accounts = pgSchema('prepared_test').table('accounts', {
  name: text().primaryKey(),
  balance: bigint({ mode: 'bigint' }).notNull(),
  limit: numeric({ mode: 'bigint' }),
});
type Bound = TransactionQueries<{ accounts: typeof accounts }>;

const migrations = {
  domain: 'prepared_test',
  schema: 'prepared_test',
  files: {
    '0001_accounts.sql': `create schema prepared_test; --> statement-breakpoint
      create table prepared_test.accounts (name text primary key, balance bigint not null, "limit" numeric)`,
  },
};

const insert = preparedStatement((queries: Bound) =>
  queries
    .insert(accounts)
    .values({ name: sql.placeholder('name'), balance: sql.placeholder('balance'), limit: sql.placeholder('limit') }),
);
const find = preparedStatement((queries: Pick<Bound, 'select'>) =>
  queries
    .select({ balance: accounts.balance, limit: accounts.limit })
    .from(accounts)
    .where(eq(accounts.name, sql.placeholder('name'))),
);
const add = preparedStatement((queries: Bound) =>
  queries.execute<{ balance: bigint }>(sql`
    update ${accounts} set balance = balance + ${sql.placeholder('by')}::bigint where name = ${sql.placeholder('name')}
    returning balance`),
);

describe('prepared statements', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase([migrations]);
  });
  afterAll(() => test.drop());
  const transaction = <Result>(work: (queries: Bound) => Promise<Result>) =>
    test.database.bind({ accounts }).transaction(work);
  const balance = async (name: string) =>
    (await test.database.bind({ accounts }).run((queries) => find(queries, { name })))[0]?.balance;

  it('give typed rows to every use, each with values of its own, through any connection', async () => {
    const large = 12_345_678_901_234_567_890n;
    await transaction((queries) => insert(queries, { name: 'a', balance: 9_007_199_254_740_993n, limit: large }));
    await transaction((queries) => insert(queries, { name: 'b', balance: -1n, limit: null }));
    const found = (name: string) => transaction((queries) => find(queries, { name }));
    expect(await Promise.all(['a', 'b', 'c'].map(found))).toEqual([
      [{ balance: 9_007_199_254_740_993n, limit: large }],
      [{ balance: -1n, limit: null }],
      [],
    ]);
    expect((await transaction((queries) => add(queries, { name: 'b', by: 8 }))).rows).toEqual([{ balance: 7n }]);
  });

  it('are not run without a value', async () => {
    const tried = transaction(async (queries) => insert.leaveToCommit(queries, { name: 'none', balance: 1n }));
    await expect(tried).rejects.toThrow('no value for limit');
    expect(await balance('none')).toBeUndefined();
  });

  it('that are left to the commit fail it, and nothing is stored then', async () => {
    const tried = (name: string) =>
      transaction(async (queries) => {
        await insert(queries, { name: `${name} first`, balance: 1n, limit: null });
        insert.leaveToCommit(queries, { name, balance: 1n, limit: null });
        add.leaveToCommit(queries, { name, by: 1 });
        return name;
      });
    expect(await tried('left')).toBe('left');
    expect([await balance('left first'), await balance('left')]).toEqual([1n, 2n]);
    await transaction((queries) => insert(queries, { name: 'taken', balance: 0n, limit: null }));
    await expect(tried('taken')).rejects.toMatchObject({ code: '23505' });
    expect([await balance('taken first'), await balance('taken')]).toEqual([undefined, 0n]);
  });

  it('that are left to the commit have it tried again when they met others', async () => {
    await transaction((queries) => insert(queries, { name: 'met', balance: 0n, limit: null }));
    const increment = () =>
      test.database.bind({ accounts }).transaction(
        async (queries) => {
          await find(queries, { name: 'met' });
          add.leaveToCommit(queries, { name: 'met', by: 1 });
        },
        { isolation: 'serializable' },
      );
    for (let round = 0; round < 10; round += 1) await Promise.all([increment(), increment(), increment()]);
    expect(await balance('met')).toBe(30n);
  });
});
