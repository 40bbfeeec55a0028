import { createTestDatabase, type TestDatabase } from './testing';
import { until } from './testing/processes';

describe('closing', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.run((connection) => connection.query`create table entries (entry text)`);
  });
  afterAll(() => test.drop());

  const entries = async () =>
    (await test.database.run((connection) => connection.query`select entry from entries`)).length;
  const sessionsOf = async (pid: unknown) =>
    (
      await test.database.run(
        (connection) => connection.query`select from pg_stat_activity where pid = ${pid as number}`,
      )
    ).length;

  it('lets what runs finish', async () => {
    const database = test.open();
    const work = database.transaction(async (connection) => {
      await connection.query`insert into entries values ('short')`;
      await connection.query`select pg_sleep(0.2)`;
    });
    await database.ready();
    await database.close();
    await work;
    expect(await entries()).toBe(1);
  });

  it('rolls back what takes too long, and leaves no session behind', async () => {
    const database = test.open();
    let pid: unknown;
    const work = database
      .transaction(async (connection) => {
        pid = (await connection.query`select pg_backend_pid() as pid`)[0]?.['pid'];
        await connection.query`insert into entries values ('long')`;
        await connection.query`select pg_sleep(20)`;
      })
      .catch((error: { reason: string }) => error.reason);
    await until(() => pid !== undefined);
    await database.close();
    expect(await work).toBe('closed');
    await until(async () => (await sessionsOf(pid)) === 0);
    expect(await entries()).toBe(1);
  });

  it('rolls back a transaction whose work does not end', async () => {
    const database = test.open();
    let pid: unknown;
    const work = database
      .transaction(async (connection) => {
        pid = (await connection.query`insert into entries values ('idle') returning pg_backend_pid() as pid`)[0]?.[
          'pid'
        ];
        await new Promise(() => undefined);
      })
      .catch((error: { reason: string }) => error.reason);
    await until(() => pid !== undefined);
    await database.close();
    expect(await work).toBe('closed');
    await until(async () => (await sessionsOf(pid)) === 0);
    expect(await entries()).toBe(1);
  });

  it('breaks off a statement that takes longer than statements may', async () => {
    const database = test.open({ statementTimeoutMilliseconds: 50 });
    await expect(database.run((connection) => connection.query`select pg_sleep(20)`)).rejects.toMatchObject({
      code: '57014',
    });
    expect(await database.ready()).toBe(true);
  });

  it('fails a transaction whose connection breaks, for good, and nothing of it is done', async () => {
    const database = test.open({ maxConnections: 1 });
    let after: unknown;
    const work = database.transaction(async (connection) => {
      await connection.query`insert into entries values ('broken')`;
      await connection.query`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
      after = await connection.query`insert into entries values ('after')`.catch(
        (error: { reason: string }) => error.reason,
      );
    });
    await expect(work).rejects.toMatchObject({ reason: 'lost' });
    await database.transaction((connection) => connection.query`select 1`);
    expect([after, await entries()]).toEqual(['lost', 1]);
  });

  it('does not commit a transaction in which a statement failed, whatever the work says', async () => {
    const work = test.database.transaction(async (connection) => {
      await connection.query`insert into entries values ('half')`;
      await connection.query`select 1 / 0`.catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    const bound = test.database.bind({}).transaction(async (queries) => {
      await queries.execute(`insert into entries values ('half')`);
      await queries.execute('select 1 / 0').catch(() => undefined);
    });
    await expect(bound).rejects.toMatchObject({ code: '22012' });
    expect(await entries()).toBe(1);
  });

  it('takes connections that break for what they are', async () => {
    const database = test.open();
    const work = database.run((connection) => connection.query`select pg_terminate_backend(pg_backend_pid())`);
    await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'lost' });
    expect(await database.ready()).toBe(true);
  });
});
