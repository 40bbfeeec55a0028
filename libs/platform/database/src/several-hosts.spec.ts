import { DatabaseUnavailable } from './database-unavailable';
import { databaseEvents } from './guarded/events';
import { openDatabase } from './open-database';
import { inspectHosts } from './inspect-hosts';
import { OwnServer } from './testing/own-server';
import { until } from './testing/processes';
import type { Database } from './database';

/** Nothing listens there. */
const AWAY = '127.0.0.1:1';

describe('several hosts', () => {
  let first: OwnServer;
  let second: OwnServer;
  const open = new Set<Database>();

  beforeAll(async () => {
    first = await OwnServer.started();
    second = await OwnServer.standbyOf(first);
    await opened(first.url).run((connection) => connection.script('create table entries (entry text)'));
    const standby = opened(listOf([placeOf(second.url)], 'any'));
    await until(async () => {
      const [found] = await standby.run((connection) => connection.query`select to_regclass('entries')::text as name`);
      return found?.['name'] === 'entries';
    });
  });
  afterEach(async () => {
    for (const database of open) await database.close();
    open.clear();
  });
  afterAll(() => Promise.all([first.stop(), second.stop()]));

  const placeOf = (url: string) => new URL(url).host;
  const portIn = (url: string) => Number(new URL(url).port);
  const listOf = (addresses: readonly string[], attribute?: string) => {
    const url = new URL(first.url);
    const query = attribute === undefined ? '' : `?target_session_attrs=${attribute}`;
    return `postgres://${url.username}:${url.password}@${addresses.join(',')}/postgres${query}`;
  };
  const opened = (url: string) => {
    const database = openDatabase({ url });
    open.add(database);
    return database;
  };
  const portIt = async (database: Database) => {
    const [row] = await database.run((connection) => connection.query`select inet_server_port() as port`);
    return row?.['port'];
  };
  const write = (database: Database) =>
    database.transaction((connection) => connection.query`insert into entries values ('one')`);
  /** The reason for which it was not written. */
  const tryToWrite = async (database: Database) => {
    try {
      await write(database);
      return undefined;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return error.reason;
      throw error;
    }
  };

  it('are passed over while they are away or standbys', async () => {
    const standbyFirst = [AWAY, placeOf(second.url), placeOf(first.url)];
    expect(await portIt(opened(listOf(standbyFirst)))).toBe(portIn(first.url));
    expect(await portIt(opened(listOf(standbyFirst, 'primary')))).toBe(portIn(first.url));
    expect(await portIt(opened(listOf(standbyFirst, 'any')))).toBe(portIn(second.url));
  });

  it('are refused when all are away, all are standbys, or the one that answers refuses the password', async () => {
    const failure = (url: string) =>
      write(opened(url)).then(
        () => 'written',
        (error: unknown) => error,
      );
    expect(await failure(listOf([AWAY, '127.0.0.1:2']))).toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/^None of the 2 hosts/),
    });
    expect(await failure(listOf([AWAY, placeOf(second.url)]))).toMatchObject({ reason: 'read-only' });
    expect(await failure(listOf([placeOf(second.url)], 'read-write'))).toMatchObject({ reason: 'read-only' });
    // A host of one is used whatever it is, until it refuses a write.
    expect(await failure(second.url)).toMatchObject({ reason: 'read-only' });
    const wrong = listOf([AWAY, placeOf(first.url)]).replace(/:[0-9a-f]{32}@/, ':wrong@');
    expect(await failure(wrong)).toMatchObject({
      reason: 'refused',
      message: expect.stringMatching(/^Host 2 of DATABASE_URL refuses/),
    });
  });

  it('are left when they turn read-only under open connections', async () => {
    const database = opened(listOf([placeOf(first.url), placeOf(second.url)]));
    await write(database);
    const admin = opened(first.url);
    const setReadOnly = async (value: 'on' | 'off') => {
      await admin.run((connection) => connection.script(`alter system set default_transaction_read_only = ${value}`));
      await admin.run((connection) => connection.query`select pg_reload_conf()`);
    };
    await setReadOnly('on');
    await until(async () => (await tryToWrite(database)) === 'read-only');
    await setReadOnly('off');
    await until(async () => (await tryToWrite(database)) === undefined);
  });

  it('are listed with their roles', async () => {
    expect(await inspectHosts(listOf([AWAY, placeOf(second.url), placeOf(first.url)]))).toEqual([
      { place: 1, address: AWAY, role: 'unreachable' },
      {
        place: 2,
        address: placeOf(second.url),
        role: { version: expect.any(String), isStandby: true, isReadOnly: true },
        server: expect.any(String),
      },
      {
        place: 3,
        server: expect.any(String),
        address: placeOf(first.url),
        role: { version: expect.stringMatching(/^\d+\./), isStandby: false, isReadOnly: false },
        durability: { synchronousCommit: 'on', waitsForStandby: false, standbys: 1, synchronousStandbys: 0 },
      },
    ]);
  });

  it('are looked at again when the one in use breaks: the promoted one is used, also when the old one comes back', async () => {
    const database = opened(listOf([placeOf(first.url), placeOf(second.url)]));
    const before = databaseEvents().failovers;
    await write(database);
    await database.copying.run((connection) => connection.query`select 1`);
    first.kill();
    await opened(listOf([placeOf(second.url)], 'any')).run((connection) => connection.query`select pg_promote()`);
    await until(async () => (await tryToWrite(database)) === undefined);
    expect(await portIt(database)).toBe(portIn(second.url));
    expect(databaseEvents().failovers).toBe(before + 1);
    // Its copies go on connections of another pool, to the same host.
    await database.copying.run((connection) => connection.query`select 1`);
    expect(databaseEvents().failovers).toBe(before + 1);
    await first.start();
    await write(database);
    expect(await portIt(database)).toBe(portIn(second.url));
    // Two of them take writes now.
    const roles = await inspectHosts(listOf([placeOf(first.url), placeOf(second.url)]));
    expect(roles.map(({ role }) => typeof role === 'object' && role.isStandby)).toEqual([false, false]);
  });
});
