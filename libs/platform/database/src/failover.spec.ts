import { inCall } from '@bursar/toolkit/call-scope';

import { sqlState } from './connection-failure';
import type { Connection, Transaction } from './connection';
import type { Database } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { databaseEvents } from './guarded/events';
import { openDatabase } from './open-database';
import { OwnServer } from './testing/own-server';
import { until } from './testing/processes';
import { Wire } from './testing/wire';

const LOCK_NOT_AVAILABLE = '55P03';
/** As it is sent: "read committed" is none. */
const COMMIT = 'commit\0';

let primary: OwnServer;
let standby: OwnServer;
let admin: Database;
let wire: Wire;
const open = new Set<Database>();

beforeAll(async () => {
  primary = await OwnServer.started();
  standby = await OwnServer.standbyOf(primary);
  admin = openDatabase({ url: primary.url });
  await admin.run((sql) => sql.script('create table entries (entry text primary key, household text)'));
  await admin.run((sql) => sql.script('create table households (household text primary key, version bigint not null)'));
  await admin.run((sql) => sql.script(`insert into households values ('a', 0), ('b', 0), ('c', 0)`));
  wire = await Wire.to(primary.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([...open].map((database) => database.close()));
  open.clear();
});
afterAll(async () => {
  wire.close();
  await admin.close();
  await Promise.all([primary.stop(), standby.stop()]);
});

function opened(options: { readonly maxConnections?: number } = {}): Database {
  const database = openDatabase({ url: wire.url(primary.url), ...options });
  open.add(database);
  return database;
}

const lockTables = ['public.households'];
const lock = (sql: Connection, household: string) =>
  sql.query`update households set version = version + 1 where household = ${household}`;

/** A write with a key, as the domains have them: what is stored under the key is the answer. */
function write(database: Database, entry: string, { household = 'a', onTry = (): unknown => undefined } = {}) {
  const work = async (sql: Transaction) => {
    await lock(sql, household);
    const made = await sql.execute`insert into entries values (${entry}, ${household}) on conflict do nothing`;
    onTry();
    await sql.query`select 1`;
    return made === 1 ? 'new' : 'known';
  };
  return inCall(household, () => database.transaction(work, { lockTables }));
}

/** The same without a key. */
const add = (database: Database, household = 'a') =>
  inCall(household, () =>
    database.transaction(async (sql) => {
      await lock(sql, household);
      await sql.query`insert into entries select 'without ' || count(*), ${household} from entries`;
    }),
  );

/** Begins a call as if it had come ten seconds ago. */
function long<Result>(call: () => Result): Result {
  jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 10_500);
  return call();
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DatabaseUnavailable ? error.reason : sqlState(error)),
  );
const stored = async (entry: string) =>
  Number(
    (await admin.run((sql) => sql.query`select count(*) as count from entries where entry = ${entry}`))[0]?.['count'],
  );
const count = async () =>
  Number((await admin.run((sql) => sql.query`select count(*) as count from entries`))[0]?.['count']);

describe('a connection that is lost', () => {
  it('before the commit was sent repeats the whole transaction on another one, in a call of a client', async () => {
    const database = opened();
    const before = databaseEvents().repeats;
    let tries = 0;
    const onTry = () => ((tries += 1) === 1 ? wire.cutAll() : undefined);
    expect(await write(database, 'repeated', { onTry })).toBe('new');
    expect([tries, await stored('repeated'), databaseEvents().repeats]).toEqual([2, 1, before + 1]);
    await database.run((sql) => sql.query`select 1`);
    tries = 0;
    const outside = database.transaction(async (sql) => {
      await sql.query`insert into entries values ('of a command')`;
      onTry();
      await sql.query`select 1`;
    });
    expect([await reasonOf(outside), tries, await stored('of a command')]).toEqual(['lost', 1, 0]);
  });

  it('in the middle of reads repeats them, and not of a write outside of a transaction', async () => {
    const database = opened();
    let tries = 0;
    const cutOnce = () => ((tries += 1) === 1 ? wire.cutAll() : undefined);
    const read = inCall('a', () =>
      database.run(async (sql) => {
        await sql.query`select 1`;
        cutOnce();
        return sql.query`select 2 as two`;
      }),
    );
    expect([await read, tries]).toEqual([[{ two: 2 }], 2]);
    tries = 0;
    const single = inCall('a', () =>
      database.run(async (sql) => {
        await sql.query`insert into entries values ('single')`;
        cutOnce();
        return sql.query`select 1`;
      }),
    );
    expect([await reasonOf(single), tries, await stored('single')]).toEqual(['lost', 1, 1]);
  });

  it('with the answer to a commit is looked up: a key finds what was stored, and nothing is stored twice', async () => {
    const database = opened();
    await write(database, 'connected');
    wire.swallowAnswerTo(COMMIT);
    expect([await write(database, 'answer lost'), await stored('answer lost')]).toEqual(['known', 1]);
    const before = await count();
    wire.swallowAnswerTo(COMMIT);
    expect([await reasonOf(add(database)), await count()]).toEqual(['unknown', before + 1]);
  });

  it('before a commit arrived is not known either, and nothing is stored by looking', async () => {
    const database = opened();
    await write(database, 'connected');
    const before = databaseEvents().unknownCommits;
    wire.swallow(COMMIT);
    expect([await reasonOf(write(database, 'commit lost')), await stored('commit lost')]).toEqual(['unknown', 0]);
    expect(databaseEvents().unknownCommits).toBe(before + 1);
    expect(await write(database, 'commit lost')).toBe('new');
  });
});

describe('a server that has no connection left', () => {
  it('refuses an old call as busy, and serves a young one when it has a connection again', async () => {
    const { password } = new URL(primary.url);
    await admin.run((sql) => sql.script(`create role limited login connection limit 1 password '${password}'`));
    const asLimited = (url: string) => url.replace('//bursar:', '//limited:');
    const database = openDatabase({ url: asLimited(wire.url(primary.url)) });
    const holder = openDatabase({ url: asLimited(primary.url), maxConnections: 1 });
    open.add(database).add(holder);
    const read = () => inCall('a', () => database.run((sql) => sql.query`select 1 as one`));
    const hold = () => holder.run((sql) => sql.query`select 1`);
    await read();
    wire.cutAll();
    await until(async () => (await reasonOf(hold())) === 'done');
    expect(await long(() => reasonOf(read()))).toBe('busy');
    const waiting = read();
    await holder.close();
    expect(await waiting).toEqual([{ one: 1 }]);
  });
});

describe('a synchronous standby that hangs', () => {
  const synchronous = async (names: string) => {
    await admin.run((sql) => sql.script(`alter system set synchronous_standby_names = '${names}'`));
    await admin.run((sql) => sql.query`select pg_reload_conf()`);
    const isSet = async () =>
      (await admin.run((sql) => sql.query`select current_setting('synchronous_standby_names') as names`))[0]?.[
        'names'
      ] === names;
    await until(isSet);
  };
  const isFollowed = async () =>
    (await admin.run((sql) => sql.query`select 1 from pg_stat_replication where sync_state = 'sync'`)).length === 1;

  it('keeps no caller for long, no read waits, and what was not confirmed is stored once when it goes on', async () => {
    const database = opened({ maxConnections: 4 });
    await synchronous('*');
    await until(isFollowed);
    await write(database, 'followed');
    standby.suspend(true);
    const waiting = long(() => reasonOf(write(database, 'unconfirmed')));
    const others = ['a', 'b', 'b', 'c', 'c'].map((household, index) =>
      long(() => reasonOf(write(database, `other ${index}`, { household }))),
    );
    const reads = Promise.all(
      Array.from({ length: 20 }, () => inCall('a', () => database.run((sql) => sql.query`select 1 as one`))),
    );
    expect(await reads).toHaveLength(20);
    expect(await stored('unconfirmed')).toBe(0);
    expect(await waiting).toBe('unconfirmed');
    const outcomes = new Set(await Promise.all(others));
    for (const outcome of outcomes) expect(['unconfirmed', 'standby', 'busy', LOCK_NOT_AVAILABLE]).toContain(outcome);
    standby.suspend(false);
    await until(async () => (await stored('unconfirmed')) === 1);
    expect(await write(database, 'unconfirmed')).toBe('known');
    await synchronous('');
  });

  it('whose wait is cancelled by an administrator is no success', async () => {
    const database = opened();
    await synchronous('*');
    await until(isFollowed);
    await write(database, 'connected');
    standby.suspend(true);
    const waiting = reasonOf(write(database, 'cancelled'));
    await until(async () => {
      const cancelled = await admin.run(
        (sql) => sql.query`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      );
      return cancelled.length > 0;
    });
    expect([await waiting, await stored('cancelled')]).toEqual(['unconfirmed', 1]);
    standby.suspend(false);
    await synchronous('');
  });
});
