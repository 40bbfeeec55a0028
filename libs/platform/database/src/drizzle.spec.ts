import { eq, sql } from 'drizzle-orm';
import { bigint, numeric, pgSchema, text } from 'drizzle-orm/pg-core';

import { createTestDatabase, type TestDatabase } from './testing';

const accounts = pgSchema('drizzle_test').table('accounts', {
  name: text().primaryKey(),
  balance: bigint({ mode: 'bigint' }).notNull(),
  limit: numeric({ mode: 'bigint' }),
  opened: bigint({ mode: 'number' }),
});

const migrations = {
  domain: 'drizzle_test',
  schema: 'drizzle_test',
  files: {
    '0001_accounts.sql': `create schema drizzle_test; --> statement-breakpoint
      create table drizzle_test.accounts (name text primary key, balance bigint not null, "limit" numeric, opened bigint)`,
  },
};

describe('drizzle over a connection', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase([migrations]);
  });
  afterAll(() => test.drop());
  beforeEach(() => test.database.run(({ drizzle }) => drizzle.delete(accounts)));

  const balance = async (name: string) => {
    const [row] = await test.database.run(({ drizzle }) =>
      drizzle.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.name, name)),
    );
    return row?.balance;
  };

  it('maps values to the types of the columns, both ways', async () => {
    const rows = [
      { name: 'a', balance: 9_007_199_254_740_993n, limit: 12_345_678_901_234_567_890n, opened: 1_790_000_000_000 },
      { name: 'b', balance: -1n, limit: null, opened: null },
    ];
    const stored = await test.database.run(({ drizzle }) => drizzle.insert(accounts).values(rows).returning());
    expect(stored).toEqual(rows);
    const read = await test.database.run(({ drizzle }) => drizzle.select().from(accounts).orderBy(accounts.name));
    expect(read).toEqual(rows);
  });

  it('selects, updates and deletes by table objects, joins included', async () => {
    await test.database.transaction(async ({ drizzle }) => {
      await drizzle.insert(accounts).values({ name: 'a', balance: 1n });
      await drizzle
        .insert(accounts)
        .values({ name: 'a', balance: 5n })
        .onConflictDoUpdate({ target: accounts.name, set: { balance: sql`excluded.balance` } });
      await drizzle.update(accounts).set({ balance: 8n }).where(eq(accounts.name, 'a'));
      const totals = drizzle
        .select({ name: accounts.name, total: sql`sum(${accounts.balance})`.mapWith(BigInt).as('total') })
        .from(accounts)
        .where(eq(accounts.name, 'nobody'))
        .groupBy(accounts.name)
        .as('totals');
      const joined = await drizzle
        .select({ account: { name: accounts.name }, totals: { name: totals.name, total: totals.total } })
        .from(accounts)
        .leftJoin(totals, eq(totals.name, accounts.name));
      expect(joined).toEqual([{ account: { name: 'a' }, totals: null }]);
      expect(await drizzle.delete(accounts).returning({ balance: accounts.balance })).toEqual([{ balance: 8n }]);
    });
  });

  it('runs in the transaction of its connection', async () => {
    const failure = new Error('no');
    const tried = test.database.transaction(async (transaction) => {
      await transaction.drizzle.insert(accounts).values({ name: 'a', balance: 1n });
      expect(await transaction.query`select balance from drizzle_test.accounts`).toEqual([{ balance: 1n }]);
      throw failure;
    });
    await expect(tried).rejects.toBe(failure);
    expect(await balance('a')).toBeUndefined();
  });

  it('runs a statement that the work returns once, although a query builder runs whenever it is awaited', async () => {
    const name = 'once';
    await test.database.transaction(({ drizzle }) => drizzle.insert(accounts).values({ name, balance: 1n }));
    const rows = await test.database.run(({ drizzle }) =>
      drizzle.select().from(accounts).where(eq(accounts.name, name)),
    );
    expect(rows).toHaveLength(1);
  });

  it('runs statements that are assembled from fragments, with the same values as a template', async () => {
    const given = sql`(values (${'a'}, ${2n}::bigint), (${'b'}, 3)) as given (name, balance)`;
    const isLarge = sql`balance > ${1}`;
    await test.database.run(async (connection) => {
      const insert = sql`insert into ${accounts} (name, balance) select * from ${given} where ${isLarge}`;
      expect(await connection.execute(insert)).toBe(2);
      const select = sql`select balance, balance::numeric as exact from ${accounts} where ${accounts.name} = ${'b'}`;
      expect(await connection.query<{ balance: bigint }>(select)).toEqual([{ balance: 3n, exact: '3' }]);
      expect(await connection.drizzle.execute(select)).toEqual([{ balance: 3n, exact: '3' }]);
    });
  });

  it('fails with the SQLSTATE of the server, and with DatabaseUnavailable when the connection breaks', async () => {
    const twice = test.database.run(({ drizzle }) =>
      drizzle.insert(accounts).values([
        { name: 'a', balance: 1n },
        { name: 'a', balance: 1n },
      ]),
    );
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
    const broken = test.database.run(({ drizzle }) => drizzle.execute('select pg_terminate_backend(pg_backend_pid())'));
    await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'lost' });
  });
});
