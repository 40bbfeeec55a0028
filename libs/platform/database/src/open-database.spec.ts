import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { createTestDatabase, type TestDatabase } from './testing';
import { testPrograms } from './testing/client-process';
import { keeperOf, postmasterOf, processesOf, until } from './testing/processes';
import { removeFolder, testFolder } from './testing/test-folder';
import { openDatabase } from './open-database';

describe('a database', () => {
  let dataDir: string;
  const open = () => openDatabase({ dataDir, keeperProgram: join(testPrograms(), 'database-keeper.js') });
  const serverId = async (database: ReturnType<typeof open>) => {
    const [row] = await database.run((sql) => sql`select pg_postmaster_start_time()::text as started`);
    return row?.['started'];
  };

  beforeEach(() => {
    dataDir = testFolder();
  });

  afterEach(async () => {
    await until(() => processesOf(dataDir).length === 0);
    removeFolder(dataDir);
  });

  it('does nothing before its first use', async () => {
    const database = open();
    database.bind({}, { domain: 'd', schema: 'd', files: { '1.sql': 'create schema d' } });
    await database.close();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is started once for first uses at the same time, and closed once', async () => {
    const database = open();
    const answers = await Promise.all([serverId(database), serverId(database), database.ready(), serverId(database)]);
    expect(new Set(answers.filter((answer) => typeof answer === 'string')).size).toBe(1);
    await Promise.all([database.close(), database.close()]);
    await database.close();
    await expect(serverId(database)).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'closed' });
    expect(await database.ready()).toBe(false);
  });

  it('can be closed while it starts', async () => {
    const database = open();
    const use = serverId(database).catch((error: { reason: string }) => error.reason);
    await until(() => keeperOf(dataDir) !== undefined);
    await database.close();
    expect(await use).toBe('closed');
  });

  it('tries again at the next use after a start that failed', async () => {
    const programs = testPrograms();
    const good = join(programs, 'database-keeper.js');
    const options = { dataDir, keeperProgram: join(programs, 'not-there.js') };
    const database = openDatabase(options);
    await expect(serverId(database)).rejects.toMatchObject({ reason: 'did-not-start' });
    expect(await database.ready()).toBe(false);
    options.keeperProgram = good;
    expect(await serverId(database)).toEqual(expect.any(String));
    await database.close();
  });

  it('is found again by its own process after the server was killed', async () => {
    const database = open();
    const before = await serverId(database);
    process.kill(postmasterOf(dataDir) as number, 'SIGKILL');
    // Its sessions notice only after a moment, and may answer until then.
    await until(async () => ![before, 'lost'].includes(await serverId(database).catch(() => 'lost')));
    await database.close();
  });
});

describe('closing', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.run((sql) => sql`create table entries (entry text)`);
  });
  afterAll(() => test.drop());

  const entries = async () => (await test.database.run((sql) => sql`select entry from entries`)).length;
  const sessionsOf = async (pid: unknown) =>
    (await test.database.run((sql) => sql`select from pg_stat_activity where pid = ${pid as number}`)).length;

  it('lets what runs finish', async () => {
    const database = test.open();
    const work = database.transaction(async (sql) => {
      await sql`insert into entries values ('short')`;
      await sql`select pg_sleep(0.2)`;
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
      .transaction(async (sql) => {
        pid = (await sql`select pg_backend_pid() as pid`)[0]?.['pid'];
        await sql`insert into entries values ('long')`;
        await sql`select pg_sleep(20)`;
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
      .transaction(async (sql) => {
        pid = (await sql`insert into entries values ('idle') returning pg_backend_pid() as pid`)[0]?.['pid'];
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
    await expect(database.run((sql) => sql`select pg_sleep(20)`)).rejects.toMatchObject({ code: '57014' });
    expect(await database.ready()).toBe(true);
  });

  it('fails a transaction whose connection breaks, for good, and nothing of it is done', async () => {
    const database = test.open({ maxConnections: 1 });
    let after: unknown;
    const work = database.transaction(async (sql) => {
      await sql`insert into entries values ('broken')`;
      await sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
      after = await sql`insert into entries values ('after')`.catch((error: { reason: string }) => error.reason);
    });
    await expect(work).rejects.toMatchObject({ reason: 'lost' });
    await database.transaction((sql) => sql`select 1`);
    expect([after, await entries()]).toEqual(['lost', 1]);
  });

  it('does not commit a transaction in which a statement failed, whatever the work says', async () => {
    const work = test.database.transaction(async (sql) => {
      await sql`insert into entries values ('half')`;
      await sql`select 1 / 0`.catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    const bound = test.database.bind({}).transaction(async (queries) => {
      await queries.execute(`insert into entries values ('half')`);
      await queries.execute('select 1 / 0').catch(() => undefined);
    });
    await expect(bound).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await entries()).toBe(1);
  });

  it('takes connections that break for what they are', async () => {
    const database = test.open();
    const work = database.run((sql) => sql`select pg_terminate_backend(pg_backend_pid())`);
    await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'lost' });
    expect(await database.ready()).toBe(true);
  });
});
