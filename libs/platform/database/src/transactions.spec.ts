import { DatabaseUnavailable } from './database-unavailable';
import { SessionConnection } from './session-connection';
import { createTestDatabase, type TestDatabase } from './testing';
import { ATTEMPTS, isConflict, runTransaction } from './transaction';

describe('transactions', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.run(
      (connection) => connection.query`create table accounts (name text primary key, balance bigint not null)`,
    );
    await test.database.run((connection) => connection.query`insert into accounts values ('a', 0), ('b', 0)`);
  });
  afterAll(() => test.drop());
  beforeEach(() => test.database.run((connection) => connection.query`update accounts set balance = 0`));

  const balance = async (name: string) => {
    const [row] = await test.database.run(
      (connection) => connection.query`select balance from accounts where name = ${name}`,
    );
    return row?.['balance'];
  };

  it('are rolled back when the work throws, and fail with its error', async () => {
    const refusal = new Error('no');
    const work = test.database.transaction(async (connection) => {
      await connection.query`update accounts set balance = 5 where name = 'a'`;
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
    expect(await balance('a')).toBe(0n);
  });

  it('fail with the first failure, even if a later statement is awaited first', async () => {
    const tried = test.database.transaction(async (connection) => {
      const failing = connection.query`insert into accounts values ('a', 1)`;
      failing.catch(() => undefined);
      await connection.query`update accounts set balance = 7 where name = 'b'`;
    });
    await expect(tried).rejects.toMatchObject({ code: '23505' });
    expect(await balance('b')).toBe(0n);
  });

  it('that look up what is stored fail once on a connection that breaks: no failure is left that nothing handles', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const onlyIfStored = new DatabaseUnavailable('unknown');
    const looking = test.database.run(async (connection) => {
      if (!(connection instanceof SessionConnection)) throw new TypeError('another kind of connection');
      const { session } = connection;
      const looked = runTransaction(session, connection, 'read committed', async () => 1, { onlyIfStored });
      session.terminate();
      await looked;
    });
    await expect(looking).rejects.toMatchObject({ reason: 'lost' });
    // Node reports them after the promises that are settled.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('return the result of the work, arrays included', async () => {
    expect(await test.database.transaction(async () => [Promise.resolve(1), 2].length)).toBe(2);
    expect(await test.database.transaction(async () => [1, 2])).toEqual([1, 2]);
  });

  it('run concurrent statements in their order, all of them or none', async () => {
    const add = (by: bigint) =>
      test.database.transaction((connection) =>
        Promise.all([
          connection.query`update accounts set balance = 7 where name = 'a'`,
          connection.query`update accounts set balance = balance * 2 where name = 'a' returning balance`,
          connection.query`update accounts set balance = balance / ${by} where name = 'a' returning balance`,
        ]),
      );
    expect(await add(7n)).toEqual([[], [{ balance: 14n }], [{ balance: 2n }]]);
    await expect(add(0n)).rejects.toMatchObject({ code: '22012' });
    expect(await balance('a')).toBe(2n);
  });

  it('are retried after serialization failures, so that no increment is lost', async () => {
    const increment = () =>
      test.database.transaction(
        async (connection) => {
          const [row] = await connection.query`select balance from accounts where name = 'a'`;
          await connection.query`update accounts set balance = ${(row?.['balance'] as bigint) + 1n} where name = 'a'`;
        },
        { isolation: 'serializable' },
      );
    for (let round = 0; round < 10; round += 1) await Promise.all([increment(), increment(), increment()]);
    expect(await balance('a')).toBe(30n);
  });

  it('are retried with drizzle as well', async () => {
    const increment = () =>
      test.database.transaction(
        async ({ drizzle }) => {
          const [row] = await drizzle.execute<{ balance: bigint }>(`select balance from accounts where name = 'b'`);
          await drizzle.execute(`update accounts set balance = ${(row?.balance ?? 0n) + 1n} where name = 'b'`);
        },
        { isolation: 'repeatable read' },
      );
    for (let round = 0; round < 10; round += 1) await Promise.all([increment(), increment()]);
    expect(await balance('b')).toBe(20n);
  });

  it('are retried after a deadlock', async () => {
    let met = 0;
    let bothHold: () => void = () => undefined;
    const meeting = new Promise<void>((resolve) => (bothHold = resolve));
    const move = (first: string, second: string) =>
      test.database.transaction(async (connection) => {
        await connection.query`update accounts set balance = balance + 1 where name = ${first}`;
        met += 1;
        if (met === 2) bothHold();
        await meeting;
        await connection.query`update accounts set balance = balance + 1 where name = ${second}`;
      });
    await Promise.all([move('a', 'b'), move('b', 'a')]);
    expect([met, await balance('a'), await balance('b')]).toEqual([3, 2n, 2n]);
  });

  it('are given up after a number of attempts', async () => {
    let attempts = 0;
    const work = test.database.transaction(
      async (connection) => {
        attempts += 1;
        await connection.query`select balance from accounts where name = 'a'`;
        await test.database.run((other) => other.query`update accounts set balance = balance + 1 where name = 'a'`);
        await connection.query`update accounts set balance = 0 where name = 'a'`;
      },
      { isolation: 'repeatable read' },
    );
    await expect(work.catch((error: unknown) => isConflict(error))).resolves.toBe(true);
    expect(attempts).toBe(ATTEMPTS);
  });

  it('are not retried after any other failure', async () => {
    let attempts = 0;
    const work = test.database.transaction(async (connection) => {
      attempts += 1;
      await connection.query`insert into accounts values ('a', 1)`;
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(attempts).toBe(1);
  });
});
