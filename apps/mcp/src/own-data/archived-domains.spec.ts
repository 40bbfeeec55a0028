import type { Row } from '@bursar/database';

import { DOMAIN_NAMES } from '../configuration/domain-settings';
import { archivedDomains } from '../domains/archived-domains';
import { allMigrations } from '../domains/compose';
import { POSTING_SOURCES } from '../domains/posting-sources';

/** What is no household's: keys, owners, applied migrations. */
const OF_THE_SERVER = ['access', 'bursar'];

it('the archive has every column of every table, but for what is computed', async () => {
  const { createTestDatabase } = await import('@bursar/database/testing');
  const migrations = await allMigrations();
  const test = await createTestDatabase(migrations);
  const schemas = migrations.map(({ schema }) => schema).filter((schema) => !OF_THE_SERVER.includes(schema));
  const rows = await test.database.run(
    (connection) => connection.query<Row & { name: string }>`
      select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
      where table_schema = any(${schemas}) order by 1`,
  );
  await test.drop();
  const domains = await archivedDomains();
  const computed = domains.flatMap((domain) => domain.computed);
  const archived = domains.flatMap(({ records }) =>
    records.flatMap(({ table, owner, columns }) =>
      [owner, ...Object.keys(columns)].map((column) => `${table}.${column}`),
    ),
  );
  const isComputed = (name: string) => computed.some((each) => name === each || name.startsWith(`${each}.`));
  expect([...archived].sort()).toEqual(
    rows
      .map(({ name }) => name)
      .filter((name) => !isComputed(name))
      .sort(),
  );
});

const isDomain = (name: string) => (DOMAIN_NAMES as readonly string[]).includes(name);

it('every domain that stores data is in the archive and in plain text', async () => {
  const stored = (await allMigrations()).map(({ domain }) => domain).filter((name) => isDomain(name));
  expect((await archivedDomains()).map(({ domain }) => domain)).toEqual(expect.arrayContaining(stored));
  expect(POSTING_SOURCES.map(({ domain }) => domain)).toEqual(expect.arrayContaining(stored));
});
