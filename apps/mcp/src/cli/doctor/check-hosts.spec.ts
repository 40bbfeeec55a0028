import type { OwnServer } from '@bursar/database/testing';

import { checkHosts } from './check-hosts';
import type { CheckResult } from './check-result';

let first: OwnServer;
let second: OwnServer;
beforeAll(async () => {
  const { OwnServer } = await import('@bursar/database/testing');
  [first, second] = await Promise.all([OwnServer.started(), OwnServer.started()]);
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

/** Both hosts, and one where nothing listens, with the first one's password. */
const hosts = () => {
  const { username, password, host } = new URL(first.url);
  return `postgres://${username}:${password}@${host},${new URL(second.url).host},127.0.0.1:1/postgres`;
};

async function until(condition: () => Promise<boolean>): Promise<void> {
  const { until: wait } = await import('@bursar/database/testing');
  await wait(condition);
}

async function checked(url: string): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for await (const result of checkHosts(url)) results.push(result);
  return results;
}

async function script(server: OwnServer, statements: readonly string[]): Promise<void> {
  const { openDatabase } = await import('@bursar/database');
  const database = openDatabase({ url: server.url, maxConnections: 1 });
  for (const statement of statements) await database.run((sql) => sql.script(statement));
  await database.close();
}

it('a wrong password on one host is named by its place, and never shown', async () => {
  const results = await checked(hosts());
  expect(results.map(({ subject, state }) => [subject, state])).toEqual([
    ['host 1', 'ok'],
    ['host 2', 'error'],
    ['host 3', 'note'],
    ['hosts', 'note'],
  ]);
  expect(results[1]?.message).toMatch(/refuses this user, password or database name$/);
  expect(results[2]?.message).toMatch(/does not answer$/);
  expect(results[3]?.message).toMatch(/^no standby of host 1 is synchronous/);
  expect(JSON.stringify(results)).not.toContain(new URL(first.url).password);
});

it('two hosts that take writes are an error that nobody overlooks', async () => {
  await script(second, [`alter role bursar password '${new URL(first.url).password}'`]);
  const results = await checked(hosts());
  expect(results).toContainEqual({
    subject: 'hosts',
    state: 'error',
    message: expect.stringMatching(/^hosts 1 and 2 ALL TAKE WRITES/),
  });
});

it('commits that wait for a standby that is not there are an error, and for one that is there are none', async () => {
  const { OwnServer } = await import('@bursar/database/testing');
  const primary = await OwnServer.started();
  const standby = await OwnServer.standbyOf(primary);
  const found = async () => (await checked(primary.url)).slice(1).map(({ state, message }) => ({ state, message }));
  try {
    // Behind a balancer there is one host, and its standbys tell that there is another.
    await until(async () => (await found()).length === 1);
    expect(await found()).toEqual([{ state: 'note', message: expect.stringMatching(/^no standby of host 1/) }]);
    await script(primary, [`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()']);
    await until(async () => (await found()).length === 0);
    await standby.end();
    await until(async () => (await found()).length === 1);
    expect(await found()).toEqual([{ state: 'error', message: expect.stringMatching(/until then no write/) }]);
  } finally {
    await Promise.all([primary.stop(), standby.stop()]);
  }
});

it('commits that wait for nothing are noted', async () => {
  await script(first, ['alter role bursar set synchronous_commit = off']);
  expect(await checked(first.url)).toContainEqual({
    subject: 'hosts',
    state: 'note',
    message: 'host 1 has synchronous_commit off: a failover may lose writes that were acknowledged',
  });
});

it('one server under two names is one, and a name that does not resolve is an error', async () => {
  const { username, password, port } = new URL(first.url);
  const names = [`127.0.0.1:${port}`, `localhost:${port}`, 'no-such-host.invalid'];
  const results = await checked(`postgres://${username}:${password}@${names.join(',')}/postgres`);
  expect(results.map(({ state }) => state)).toEqual(['ok', 'ok', 'error', 'note']);
  expect(results[2]?.message).toBe('the name of no-such-host.invalid:5432 does not resolve');
});
