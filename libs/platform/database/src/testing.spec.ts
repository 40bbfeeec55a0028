import { createTestDatabase } from './testing';

const migrations = {
  domain: 'shelf',
  schema: 'shelf',
  files: { '0001.sql': `create schema shelf; create table books (title text); insert into books values ('first')` },
};

const titles = async ({ database }: Awaited<ReturnType<typeof createTestDatabase>>) => {
  const rows = await database.run((connection) => connection.query`select title from shelf.books order by title`);
  return rows.map((row) => row['title']);
};

it('test databases are migrated and apart, also when many are made at once', async () => {
  const tests = await Promise.all([1, 2, 3].map(() => createTestDatabase([migrations])));
  await Promise.all(
    tests.map((test, index) =>
      test.database.run((connection) => connection.query`insert into shelf.books values (${`second-${index}`})`),
    ),
  );
  expect(await Promise.all(tests.map(titles))).toEqual([
    ['first', 'second-0'],
    ['first', 'second-1'],
    ['first', 'second-2'],
  ]);
  await Promise.all(tests.map((test) => test.drop()));
});

it('test databases are gone once they are dropped', async () => {
  const [kept, dropped] = [await createTestDatabase(), await createTestDatabase([migrations])];
  const [row] = await dropped.database.run((connection) => connection.query`select current_database() as name`);
  await dropped.drop();
  const found = await kept.database.run(
    (connection) => connection.query`select from pg_database where datname = ${row?.['name'] as string}`,
  );
  expect(found).toHaveLength(0);
  await kept.drop();
});
