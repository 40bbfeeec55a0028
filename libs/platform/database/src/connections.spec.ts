import { connectionUse } from './connection-use';
import { openDatabase } from './open-database';
import { createTestDatabase, type TestDatabase } from './testing';
import { ClientProcess } from './testing/client-process';
import { until } from './testing/processes';
import { testServer } from './testing/test-server';

describe('the connections of a database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(async () => {
    await ClientProcess.killAll();
    await test.drop();
  });

  it('are limited in number, separately for copies', async () => {
    const database = test.open({ maxConnections: 3 });
    const pids = { statements: new Set<unknown>(), copies: new Set<unknown>() };
    const pidOf = async (connection: Parameters<Parameters<typeof database.run>[0]>[0]) =>
      (await connection.query`select pg_backend_pid() as pid, pg_sleep(0.02)`)[0]?.['pid'];
    await Promise.all([
      ...Array.from({ length: 20 }, () => database.run(async (own) => pids.statements.add(await pidOf(own)))),
      ...Array.from({ length: 20 }, () =>
        database.copying.transaction(async (own) => {
          for await (const chunk of own.copyOut('copy (select pg_backend_pid()) to stdout')) {
            pids.copies.add(Number(chunk.toString()));
          }
        }),
      ),
    ]);
    expect([pids.statements.size, pids.copies.size]).toEqual([3, 2]);
    expect([...pids.copies].filter((pid) => pids.statements.has(pid))).toEqual([]);
  });

  it('are counted for all databases of the process together', async () => {
    const counted = () => connectionUse().find(({ pool }) => pool === 'statements');
    await test.database.run((own) => own.query`select 1`);
    const before = counted();
    const other = test.open({ maxConnections: 3 });
    await other.run(async (own) => {
      await own.query`select 1`;
      expect(counted()).toMatchObject({ most: (before?.most ?? 0) + 3, used: (before?.used ?? 0) + 1 });
    });
    await other.close();
    expect(counted()).toEqual(before);
  });

  it('for copies run statements and transactions like the others', async () => {
    await test.database.copying.transaction(async (transaction) => {
      await transaction.script('create table copied (id int primary key)');
      const statements = [1, 2, 3].map((id) => transaction.query`insert into copied values (${id}) returning id`);
      expect(await Promise.all(statements)).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]]);
      transaction.queue`insert into copied values (4)`;
    });
    const twice = test.database.copying.transaction(async (transaction) => {
      transaction.queue`insert into copied values (1)`;
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await test.database.run((connection) => connection.query`select from copied`)).toHaveLength(4);
  });

  it('are refused after the database was closed, even if it was never used', async () => {
    const database = openDatabase({ url: 'postgres://u:p@127.0.0.1:1/d' });
    await database.close();
    for (const kind of [database, database.copying]) {
      await expect(kind.run(async () => 1)).rejects.toMatchObject({ reason: 'closed' });
    }
  });

  // The driver emits `error`, which ends a process that has no listener for it.
  it.each([
    ['idle', undefined],
    ['busy', 'sleep'],
    ['busy in a transaction', 'sleep-in-transaction'],
    ['held between two statements', 'hold'],
  ])('may break while they are %s without ending the process', async (_case, command) => {
    const client = new ClientProcess({ ...testServer(), maxConnections: 1 });
    const pid = await client.do<number>('pid');
    const work = command && client.send(command);
    const isAtWork = async () => {
      const select = test.database.run(
        (connection) => connection.query`select from pg_stat_activity where pid = ${pid}
          and (wait_event = 'PgSleep' or (state = 'idle' and query = $$select 'held'$$))`,
      );
      return (await select).length === 1;
    };
    if (work) await until(isAtWork);
    await test.database.run((connection) => connection.query`select pg_terminate_backend(${pid})`);
    if (work) expect(await work).toEqual({ failed: 'lost' });
    // The next use may still get the broken connection.
    let next = await client.send('pid');
    while (next.failed === 'lost' || next.done === pid) next = await client.send('pid');
    expect(next).toEqual({ done: expect.any(Number) });
    await client.exit();
  });
});
