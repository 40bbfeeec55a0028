import type { Connection } from './connection';
import type { Database } from './database';
import { migrate } from './migrate';
import { createTestDatabase, type TestDatabase } from './testing';
import { until } from './testing/processes';

const TABLE = `create schema notes; create table notes.notes (id int primary key, note text not null, folded text);
  insert into notes.notes select n, 'Note ' || n from generate_series(1, 12000) n`;
const INDEX = `-- outside a transaction
-- Why it is there.
create index concurrently notes_note on notes.notes (note);
--> statement-breakpoint
drop index concurrently if exists notes.notes_former;
`;
const BATCHES = `-- outside a transaction
-- in batches
update notes.notes set folded = lower(note)
  where id in (select id from notes.notes where folded is null order by id limit 5000);
`;

describe('a migration that is not one transaction', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  const apply = (second: string, database: Database = test.database) =>
    migrate(database, { domain: 'notes', schema: 'notes', files: { '0001.sql': TABLE, '0002.sql': second } });
  const rows = (text: string) => test.database.run((connection) => connection.query([text] as never));
  const recorded = async () => (await rows('select from bursar.migrations')).length;
  const indexes = () =>
    rows(`select relname as name, indisvalid as valid from pg_index join pg_class on oid = indexrelid
      where indrelid = 'notes.notes'::regclass and not indisprimary`);
  /** Runs `work` in a transaction that ends when the returned function is called. */
  const hold = async (work: (connection: Connection) => Promise<unknown>) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld = false;
    const held = test.open().transaction(async (connection) => {
      await work(connection);
      isHeld = true;
      await released;
    });
    await until(() => isHeld);
    return async () => {
      release();
      await held;
    };
  };
  const killBackend = async (statement: string) =>
    until(async () => {
      const killed = await rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where query like '${statement}%' and datname = current_database() and pid <> pg_backend_pid()`);
      return killed.length > 0;
    });

  it('makes indexes while others read and write, and is recorded at its end', async () => {
    await apply('select 1');
    await rows(`delete from bursar.migrations where name = '0002.sql'`);
    const release = await hold((connection) => connection.query`update notes.notes set note = 'x' where id = 1`);
    const migrating = apply(INDEX);
    await until(async () => (await indexes()).length === 1);
    await rows(`update notes.notes set note = 'y' where id = 2`);
    expect([await recorded(), await indexes()]).toEqual([1, [{ name: 'notes_note', valid: false }]]);
    await release();
    await migrating;
    expect([await recorded(), await indexes()]).toEqual([2, [{ name: 'notes_note', valid: true }]]);
  });

  it('makes an index anew that was left half made', async () => {
    await apply('select 1');
    await rows(`delete from bursar.migrations where name = '0002.sql'`);
    const release = await hold((connection) => connection.query`update notes.notes set note = 'x' where id = 1`);
    const broken = apply(INDEX, test.open()).catch((error: { reason: string }) => error.reason);
    await until(async () => (await indexes()).length === 1);
    await killBackend('create index concurrently');
    expect(['lost', 'unknown']).toContain(await broken);
    expect(await indexes()).toEqual([{ name: 'notes_note', valid: false }]);
    await release();
    await apply(INDEX);
    expect([await recorded(), await indexes()]).toEqual([2, [{ name: 'notes_note', valid: true }]]);
  });

  it('is applied once by concurrent processes, which wait for the one that makes the index', async () => {
    await apply('select 1');
    await rows(`delete from bursar.migrations where name = '0002.sql'`);
    await Promise.all([1, 2, 3].map(() => apply(INDEX, test.open())));
    expect([await recorded(), await indexes()]).toEqual([2, [{ name: 'notes_note', valid: true }]]);
  });

  it('goes on where its batches ended when its connection broke', async () => {
    await apply('select 1');
    await rows(`delete from bursar.migrations where name = '0002.sql'`);
    const release = await hold((connection) => connection.query`select from notes.notes where id = 7000 for update`);
    const broken = apply(BATCHES, test.open()).catch((error: { reason: string }) => error.reason);
    const filled = async () => rows('select count(*)::int as n from notes.notes where folded is not null');
    await until(async () => (await filled())[0]?.['n'] === 5_000);
    await killBackend('update notes.notes set folded');
    expect(['lost', 'unknown']).toContain(await broken);
    await release();
    expect([await recorded(), await filled()]).toEqual([1, [{ n: 5_000 }]]);
    await apply(BATCHES);
    expect([await recorded(), await filled()]).toEqual([2, [{ n: 12_000 }]]);
  });

  it('leaves out what an extension is missing for, and names the schema of one that is there', async () => {
    await apply('select 1');
    await rows(`delete from bursar.migrations where name = '0002.sql'`);
    await apply(`-- outside a transaction
-- if extensions pg_trgm, nothing_of_this_name
create index concurrently notes_missing on notes.notes using gin (note {pg_trgm}.gin_trgm_ops);
--> statement-breakpoint
-- if extensions plpgsql
create index concurrently notes_note on notes.notes (note {plpgsql}.text_ops);`);
    expect(await indexes()).toEqual([{ name: 'notes_note', valid: true }]);
  });

  it('that fails is refused without its statement, and goes on when the cause is gone', async () => {
    await apply('select 1');
    await rows(`delete from bursar.migrations where name = '0002.sql'`);
    const unique = INDEX.replace('create index', 'create unique index').replace('(note)', '(left(note, 6))');
    await expect(apply(unique)).rejects.toMatchObject({
      reason: 'migration',
      message: 'The migration 0002.sql of notes failed (error 23505); what it has done stays done.',
    });
    expect(await recorded()).toBe(1);
    await rows('delete from notes.notes where id > 9');
    await apply(unique);
    expect([await recorded(), await indexes()]).toEqual([2, [{ name: 'notes_note', valid: true }]]);
  });

  it('leaves no setting on its connection', async () => {
    await apply('select 1');
    await rows(`delete from bursar.migrations where name = '0002.sql'`);
    const database = test.open({ maxConnections: 1 });
    const timeout = () =>
      database.run(
        (connection) => connection.query`select current_setting('statement_timeout') as a,
        current_setting('lock_timeout') as b, current_setting('search_path') as c`,
      );
    const before = await timeout();
    await apply(INDEX, database);
    expect(await timeout()).toEqual(before);
  });
});
