import { inCall } from '@bursar/toolkit/call-scope';

import type { Database, DomainDatabase } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { openDatabase } from './open-database';
import { OwnServer } from './testing/own-server';
import { until } from './testing/processes';

const FIRST = 'create schema notes; create table notes.notes (note text)';
const SECOND = '-- outside a transaction\ncreate index concurrently notes_note on notes.notes (note)';

let server: OwnServer;
const open = new Set<Database>();
beforeAll(async () => {
  server = await OwnServer.started();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([...open].map((database) => database.close()));
  open.clear();
});
afterAll(() => server.stop());

function opened(): Database {
  const database = openDatabase({ url: server.url });
  open.add(database);
  return database;
}

const domainOf = (files: Readonly<Record<string, string>>): DomainDatabase =>
  opened().forDomain({ migrations: { domain: 'notes', schema: 'notes', files } });
const read = (domain: DomainDatabase) => domain.run((sql) => sql.query`select count(*)::int as count from notes.notes`);

/** Why a call that came ten seconds ago was refused. */
function refusalOf(domain: DomainDatabase): Promise<unknown> {
  jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 10_500);
  return inCall('a', () => read(domain)).then(
    () => 'done',
    (error: unknown) => (error instanceof DatabaseUnavailable ? error.reason : error),
  );
}

it('a call is answered while a large table is migrated, which goes on, and a command waits for the end', async () => {
  await read(domainOf({ '0000_notes.sql': FIRST }));
  const holder = opened();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  const holding = holder.transaction(async (sql) => {
    await sql.query`insert into notes.notes values ('not committed yet')`;
    isHeld = true;
    await released;
  });
  await until(() => isHeld);
  const domain = domainOf({ '0000_notes.sql': FIRST, '0001_index.sql': SECOND });
  expect(await refusalOf(domain)).toBe('migrating');
  expect(await refusalOf(domain)).toBe('migrating');
  const command = read(domain);
  release();
  await holding;
  expect(await command).toEqual([{ count: 1 }]);
  expect(await refusalOf(domain)).toBe('done');
  const indexes = await holder.run((sql) => sql.query`select indexname from pg_indexes where schemaname = 'notes'`);
  expect(indexes).toEqual([{ indexname: 'notes_note' }]);
});
