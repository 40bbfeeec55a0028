import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { migrate } from './migrate';
import type { Migrations } from './migrations';
import { createTestDatabase, type TestDatabase } from './testing';
import { ClientProcess } from './testing/client-process';
import { processesOf, until } from './testing/processes';
import { removeFolder, testFolder } from './testing/test-folder';

const FIRST = 'create schema notes; create table notes (id serial primary key, note text);';
const SECOND = `insert into notes (note) values ('a; b'); --> statement-breakpoint\nalter table notes add day date`;

describe('migrations', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  const of = (files: Migrations['files']): Migrations => ({ domain: 'notes', schema: 'notes', files });
  const apply = (files: Migrations['files']) => migrate(test.database, of(files));
  const recorded = async () => {
    const rows = await test.database.run(
      (connection) => connection.query`select domain, name from bursar.migrations order by name`,
    );
    return rows.map((row) => `${row['domain']}/${row['name']}`);
  };
  const noteCount = async () =>
    (await test.database.run((connection) => connection.query`select from notes.notes`)).length;

  it('are applied in the order of their names, once', async () => {
    await apply({ '0002_day.sql': SECOND, '0001_notes.sql': FIRST });
    await apply({ '0001_notes.sql': FIRST, '0002_day.sql': SECOND });
    expect([await recorded(), await noteCount()]).toEqual([['notes/0001_notes.sql', 'notes/0002_day.sql'], 1]);
  });

  it('are read from a folder with any line endings', async () => {
    const folder = join(testFolder(), 'migrations');
    mkdirSync(folder);
    writeFileSync(join(folder, '0001_notes.sql'), FIRST.replace(';', ';\r\n'));
    writeFileSync(join(folder, 'README.md'), 'no SQL');
    await apply(folder);
    await apply({ '0001_notes.sql': FIRST.replace(';', ';\n'), '0002_day.sql': SECOND });
    expect(await recorded()).toHaveLength(2);
    removeFolder(join(folder, '..'));
  });

  it('are applied before the first query of a domain, also with concurrent first queries', async () => {
    const domain = test.database.forDomain({ migrations: of({ '0001_notes.sql': FIRST, '0002_day.sql': SECOND }) });
    const counts = await Promise.all(
      [1, 2, 3].map(() => domain.run((connection) => connection.query`select count(*) from notes.notes`)),
    );
    expect(counts.map(([row]) => row?.['count'])).toEqual([1n, 1n, 1n]);
  });

  it('are applied once by concurrent connections', async () => {
    const files = { '0001_notes.sql': FIRST, '0002_day.sql': `select pg_sleep(0.2); ${SECOND}` };
    await Promise.all([1, 2, 3].map(() => migrate(test.open(), of(files))));
    expect([await recorded(), await noteCount()]).toEqual([['notes/0001_notes.sql', 'notes/0002_day.sql'], 1]);
  });

  it('of different domains are separate', async () => {
    await apply({ '0001.sql': FIRST });
    const other = { '0001.sql': 'create schema other; create table notes (id int)' };
    await migrate(test.database, { domain: 'other', schema: 'other', files: other });
    expect(await recorded()).toEqual(['notes/0001.sql', 'other/0001.sql']);
    const [row] = await test.database.run(
      (connection) => connection.query`select to_regclass('other.notes')::text as found`,
    );
    expect(row?.['found']).toBe('other.notes');
  });

  it.each([
    ['that were changed', { '0001.sql': `${FIRST} `, '0002.sql': SECOND }, /0001\.sql of notes was changed/],
    ['that are missing', { '0001.sql': FIRST }, /newer version/],
    [
      'that were inserted before others',
      { '0001.sql': FIRST, '00015.sql': '', '0002.sql': SECOND },
      /added before 0002\.sql/,
    ],
  ])('%s after they were applied are refused', async (_case, files, message) => {
    await apply({ '0001.sql': FIRST, '0002.sql': SECOND });
    await expect(apply(files)).rejects.toMatchObject({ reason: 'migration', message: expect.stringMatching(message) });
    expect(await recorded()).toHaveLength(2);
  });

  it('that fail leave nothing, do not reveal their SQL, and can be corrected', async () => {
    const files = {
      '0001.sql': FIRST,
      '0002.sql': `insert into notes (note) values ('x'); select secret from nowhere`,
    };
    const failure = await apply(files).catch((error: Error) => error);
    expect(failure).toMatchObject({
      reason: 'migration',
      message: expect.not.stringMatching(/secret|nowhere|relation/),
    });
    expect([await recorded(), await noteCount()]).toEqual([['notes/0001.sql'], 0]);
    await apply({ ...files, '0002.sql': SECOND });
    expect(await noteCount()).toBe(1);
  });

  it('try again while others hold the tables, and let those pass who come after', async () => {
    await apply({ '0001.sql': FIRST });
    const reader = test.open();
    let [isReading, isEnough] = [false, false];
    const reading = reader.transaction(async (connection) => {
      await connection.query`select from notes.notes`;
      isReading = true;
      await until(() => isEnough);
    });
    await until(() => isReading);
    const waits = async () =>
      (
        await test.database.run(
          (connection) => connection.query`select from pg_locks where not granted
        and relation = to_regclass('notes.notes')`,
        )
      ).length > 0;
    const migrating = apply({ '0001.sql': FIRST, '0002.sql': SECOND });
    await until(waits);
    // Gives up its lock, behind which every reader waits.
    await until(async () => !(await waits()));
    isEnough = true;
    await Promise.all([reading, migrating]);
    expect(await noteCount()).toBe(1);
  });

  it('leave nothing of theirs on the connection, which may be that of a pooler', async () => {
    const database = test.open({ maxConnections: 1 });
    const settings = () =>
      database.run(
        (connection) => connection.query`select pid, current_setting('lock_timeout') as lock_timeout,
          current_setting('statement_timeout') as statement_timeout, current_setting('search_path') as path,
          current_setting('default_transaction_isolation') as isolation,
          (select count(*) from pg_locks l where l.pid = a.pid and locktype = 'advisory') as locks,
          (select count(*) from pg_class where relpersistence = 't') as temporary,
          (select count(*) from pg_cursors where is_holdable) as cursors
          from (select pg_backend_pid() as pid) a`,
      );
    const before = await settings();
    await migrate(database, of({ '0001.sql': FIRST, '0002.sql': SECOND }));
    await migrate(database, of({ '0001.sql': FIRST, '0002.sql': SECOND, '0003.sql': 'nonsense' })).catch(
      () => undefined,
    );
    expect(await settings()).toEqual(before);
  });

  it('are rolled back when their connection breaks, and are applied by the next', async () => {
    const slow = { '0001.sql': FIRST, '0002.sql': `${SECOND}; select pg_sleep(20)` };
    const broken = apply(slow).catch((error: { reason: string }) => error.reason);
    const other = test.open();
    const end = (connection: Parameters<Parameters<typeof other.run>[0]>[0]) =>
      connection.query`select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)%'
        and datname = current_database() and pid <> pg_backend_pid()`;
    await until(async () => (await other.run(end)).length > 0);
    expect(await broken).toBe('lost');
    await apply({ '0001.sql': FIRST, '0002.sql': SECOND });
    expect(await noteCount()).toBe(1);
  });
});

it('migrations of processes that start at once on a new directory all succeed', async () => {
  const dataDir = testFolder();
  const clients = [1, 2, 3].map(() => new ClientProcess({ dataDir }));
  const sql = 'create schema test; create table once (id int); insert into once values (1)';
  const answers = await Promise.all(clients.map((client) => client.send(`migrate ${sql}`)));
  expect(answers).toEqual([{ done: null }, { done: null }, { done: null }]);
  await ClientProcess.killAll();
  await until(() => processesOf(dataDir).length === 0);
  removeFolder(dataDir);
});
