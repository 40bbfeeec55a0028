import { createTestDatabase, type TestDatabase } from './testing';

describe('queued statements', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.run(
      (connection) =>
        connection.query`create table entries (id serial primary key, entry text not null unique, late text unique)`,
    );
  });
  afterAll(() => test.drop());
  beforeEach(() => test.database.run((connection) => connection.script('truncate entries restart identity')));

  const entries = async () => {
    const rows = await test.database.run((connection) => connection.query`select entry from entries order by id`);
    return rows.map((row) => row['entry']);
  };

  it('are sent with the commit, in their order, after all others', async () => {
    const given = await test.database.transaction(async (transaction) => {
      transaction.queue`insert into entries (entry) values (${'second'})`;
      transaction.queue`insert into entries (entry) values (${'third'})`;
      await transaction.query`insert into entries (entry) values (${'first'})`;
      expect(await transaction.query`select entry from entries`).toEqual([{ entry: 'first' }]);
      return 'given';
    });
    expect([given, await entries()]).toEqual(['given', ['first', 'second', 'third']]);
  });

  it('fail the transaction with the error of the one that failed first', async () => {
    const tried = test.database.transaction(async (transaction) => {
      await transaction.query`insert into entries (entry) values ('kept out')`;
      transaction.queue`insert into entries (entry) values ('kept out too')`;
      transaction.queue`insert into entries (entry) values (${null})`;
      transaction.queue`insert into entries (entry) values ('kept out')`;
    });
    await expect(tried).rejects.toMatchObject({ code: '23502' });
    expect(await entries()).toEqual([]);
  });

  it('are not sent when the work throws', async () => {
    const failure = new Error('no');
    const tried = test.database.transaction(async (transaction) => {
      transaction.queue`select nextval('entries_id_seq')`;
      throw failure;
    });
    await expect(tried).rejects.toBe(failure);
    await test.database.run((connection) => connection.query`insert into entries (entry) values ('next')`);
    // A sequence keeps what a transaction took that was rolled back.
    expect(await test.database.run((connection) => connection.query`select id from entries`)).toEqual([{ id: 1 }]);
  });

  it('do not hide a failure of the work, however late it is', async () => {
    const tried = test.database.transaction(async (transaction) => {
      transaction.queue`insert into entries (entry) values ('queued')`;
      await transaction.query`select 1 / 0`.catch(() => undefined);
    });
    await expect(tried).rejects.toMatchObject({ code: '22012' });
    expect(await entries()).toEqual([]);
  });

  it('are queued anew when the transaction is tried again', async () => {
    let attempts = 0;
    await test.database.transaction(async (transaction) => {
      attempts += 1;
      transaction.queue`insert into entries (entry) values (${`attempt ${attempts}`})`;
      if (attempts === 1) await transaction.script(`do $$ begin raise sqlstate '40001'; end $$`);
    });
    expect(await entries()).toEqual(['attempt 2']);
  });

  it('fail at the commit with constraints that are checked there', async () => {
    await test.database.run((connection) =>
      connection.script(
        'alter table entries drop constraint entries_late_key, add unique (late) deferrable initially deferred',
      ),
    );
    const tried = test.database.transaction(async (transaction) => {
      for (const entry of ['a', 'b']) transaction.queue`insert into entries (entry, late) values (${entry}, 'same')`;
    });
    await expect(tried).rejects.toMatchObject({ code: '23505' });
    expect(await entries()).toEqual([]);
  });
});
