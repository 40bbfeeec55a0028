import dns from 'node:dns/promises';

import type { Database } from './database';
import { inspectHosts } from './inspect-hosts';
import { openDatabase } from './open-database';
import { OwnServer } from './testing/own-server';
import { until } from './testing/processes';
import { Wire } from './testing/wire';

const [FIRST_ADDRESS, SECOND_ADDRESS] = ['127.0.0.2', '127.0.0.3'];
const NAME = 'db.example';

/** A primary and its standby, under one name and port. */
let primary: OwnServer;
let standby: OwnServer;
let wires: readonly [Wire, Wire];
let database: Database | undefined;

beforeAll(async () => {
  primary = await OwnServer.started();
  standby = await OwnServer.standbyOf(primary);
  const first = await Wire.to(standby.url, { address: FIRST_ADDRESS });
  wires = [first, await Wire.to(primary.url, { address: SECOND_ADDRESS, port: first.port })];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database?.close();
  database = undefined;
});
afterAll(async () => {
  for (const wire of wires) wire.close();
  await Promise.all([primary.stop(), standby.stop()]);
});

/** What the resolver answers from now on. */
const resolveTo = (...addresses: readonly string[]) =>
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation((() => Promise.resolve(addresses.map((address) => ({ address, family: 4 })))) as never);

const url = (query = '?target_session_attrs=read-write') => {
  const named = new URL(wires[0].url(primary.url));
  named.hostname = NAME;
  return `${named.href}${query}`;
};
const portIn = async (opened: Database) =>
  (await opened.run((sql) => sql.query`select inet_server_port() as port`))[0]?.['port'];
const portOf = (server: OwnServer) => Number(new URL(server.url).port);

it('a name with several addresses is as many hosts: those that take no writes are passed over', async () => {
  resolveTo(FIRST_ADDRESS, SECOND_ADDRESS, SECOND_ADDRESS);
  database = openDatabase({ url: url() });
  expect(await portIn(database)).toBe(portOf(primary));
  expect(await inspectHosts(url())).toMatchObject([
    { place: 1, address: `${NAME}:${wires[0].port} (${FIRST_ADDRESS})`, role: { isStandby: true } },
    { place: 1, address: `${NAME}:${wires[0].port} (${SECOND_ADDRESS})`, role: { isStandby: false } },
  ]);
});

it('a name that does not resolve is a host that is away, and is said', async () => {
  jest.spyOn(dns, 'lookup').mockRejectedValue(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
  database = openDatabase({ url: url() });
  await expect(database.run((sql) => sql.query`select 1`)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await inspectHosts(url(''))).toEqual([{ place: 1, address: `${NAME}:${wires[0].port}`, role: 'unresolved' }]);
});

it('a name that resolves to another server is followed when a connection breaks', async () => {
  resolveTo(SECOND_ADDRESS);
  const opened = openDatabase({ url: url() });
  database = opened;
  expect(await portIn(opened)).toBe(portOf(primary));
  primary.kill();
  const promoting = openDatabase({ url: standby.url, maxConnections: 1 });
  await promoting.run((sql) => sql.query`select pg_promote()`);
  await promoting.close();
  resolveTo(FIRST_ADDRESS);
  await until(async () => (await portIn(opened).catch(() => 'away')) === portOf(standby));
  // One server under two names is one.
  resolveTo(FIRST_ADDRESS, '127.0.0.4');
  const again = await Wire.to(standby.url, { address: '127.0.0.4', port: wires[0].port });
  const [one, other] = await inspectHosts(url());
  again.close();
  expect(one?.server).toBe(other?.server);
});
