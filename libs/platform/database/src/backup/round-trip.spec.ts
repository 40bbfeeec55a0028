import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import fc from 'fast-check';

import { createTestDatabase, type TestDatabase } from '../testing';
import { fingerprints } from '../testing/fingerprints';
import { sampleDomains } from '../testing/sample-domains';
import { removeFolder, testFolder } from '../testing/test-folder';
import { backUp } from './back-up';
import { restore } from './restore';

const migrations = sampleDomains;
const version = '1.2.3';

/** Texts with a meaning in SQL, in COPY or in the backup format, and texts that are easily damaged. */
const HOSTILE = [
  '',
  '\\.',
  '\\N',
  '\\\\.\n\\.\n',
  'tab\there\r\nand\u000b there\b',
  "'; drop table entries; --",
  '\u{1F4B8} é 𝕏 \u200f\u202e',
  '{"a":1}\n{"rows":[]}',
  ' leading and trailing ',
  '\u0001\u001f\u007f\ufeff',
];

describe('a backup and its restore', () => {
  let folder: string;
  let source: TestDatabase;
  beforeAll(async () => {
    folder = testFolder();
    source = await createTestDatabase(migrations);
  });
  afterAll(async () => {
    await source.drop();
    removeFolder(folder);
  });

  /** Backs the source up and lends a new database with its contents, which is removed after the work. */
  const restored = async <Result>(work: (target: TestDatabase) => Promise<Result>): Promise<Result> => {
    const file = join(folder, 'round-trip.bursar');
    const made = await backUp(source.database, { file, replace: true, migrations, version });
    const target = await createTestDatabase();
    try {
      const found = await restore(target.database, { file, migrations });
      expect(found).toMatchObject({ rows: made.rows, domains: ['ledger', 'samples'] });
      return await work(target);
    } finally {
      await target.drop();
    }
  };

  it('keep values of every type, and null', async () => {
    await source.database.run(async (connection) => {
      await connection.script(`
        insert into samples.every_kind (small, amount, scaled, cents, real4, real8, flag, words, fixed, varied, raw, facts,
          source, one, mood, place, day, at, wall, clock, zoned, span, numbers, texts, matrix, places, network, period,
          bits, search)
        values
          (-32768, 123456789012345678901234567890.000000000000000000001, -1.5, 9223372036854775807, 1.1, 0.1::float8 + 0.2,
            true, 'wörter', 'ab', 'varied', '\\x00ff0a5c2e', '{"n": 1.10, "t": "\\n\\\\"}', '{"b":1,  "a":1.0}',
            gen_random_uuid(), 'it''s "fine"', row('a, b', 5), '2026-03-29', '2026-03-29 01:30:00.123456-03',
            '0044-03-15 BC', '23:59:59.999999', '10:00+05:30', '-1 year 2 mons -3 days 04:05:06.7',
            '{1,null,3}', '{"a,b","\\"","",null}', '{{1.10,2},{3,4}}', array[row('x', null)::samples.place],
            '2001:db8::/32', '[2026-01-01,)', B'1011', 'fat & rat'::tsvector),
          (null, 'NaN', null, null, '-infinity', 'NaN', null, null, null, null, '', 'null', 'null', null, null, null,
            'infinity', '-infinity', 'infinity', '24:00', null, '0', '{}', null, '{}', null, '::1', 'empty', '', '');
        insert into samples.every_kind default values;
        insert into samples.no_columns_of_its_own default values;
        select nextval('samples.apart'), nextval('samples.apart')`);
    });
    expect(await restored(({ database }) => fingerprints(database))).toEqual(await fingerprints(source.database));
  });

  it('keep hostile texts, also in names', async () => {
    await source.database.run(async (connection) => {
      for (const text of HOSTILE) {
        await connection.query`insert into samples."odd ""names"" \\ here" ("select") values (${text})`;
        await connection.query`insert into samples.every_kind (words, raw, facts, texts)
          values (${text}, ${Buffer.from(text)}, ${JSON.stringify({ [text]: text })}, ${[text, text]})`;
      }
    });
    expect(await restored(({ database }) => fingerprints(database))).toEqual(await fingerprints(source.database));
  });

  it('keep any rows of a table', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.replaceAll('\0', '\\'));
    const row = fc.record({
      words: fc.option(fc.oneof(text, fc.constantFrom(...HOSTILE))),
      texts: fc.option(fc.array(fc.option(text), { maxLength: 4 })),
      raw: fc.option(fc.uint8Array({ maxLength: 40 })),
      amount: fc.option(fc.bigInt().map((digits) => `${digits}e-7`)),
      real8: fc.option(fc.double()),
      at: fc.option(fc.date({ noInvalidDate: true, min: new Date(-1e13), max: new Date(1e14) })),
      facts: fc.option(fc.json().map((json) => json.replaceAll('\\u0000', ''))),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (rows) => {
        await source.database.transaction(async (connection) => {
          await connection.query`delete from samples.every_kind`;
          for (const { words, texts, raw, amount, real8, at, facts } of rows) {
            await connection.query`insert into samples.every_kind (words, texts, raw, amount, real8, at, facts)
              values (${words}, ${texts}, ${raw && Buffer.from(raw)}, ${amount}::numeric, ${real8}, ${at}, ${facts}::jsonb)`;
          }
        });
        expect(await restored(({ database }) => fingerprints(database))).toEqual(await fingerprints(source.database));
      }),
      { numRuns: 10 },
    );
  });

  it('keep rows that refer to one another, in any order and in cycles, and the constraints', async () => {
    await source.database.transaction(async (connection) => {
      await connection.script(`
        insert into ledger.entries values ('a', 1, null, 10);
        insert into ledger.entries values ('a', 2, 1, -3), ('b', 1, null, 1);
        -- Now the refund lies before its purchase.
        update ledger.entries set amount = 11 where id = 1;
        insert into ledger.heads values (1, 1);
        insert into ledger.bodies values (1, 1);
        update ledger.settings set value = 'BRL' where name = 'currency';
        delete from ledger.settings where name = 'start'`);
    });
    await restored(async ({ database }) => {
      expect(await fingerprints(database)).toEqual(await fingerprints(source.database));
      expect(await constraintsOf(database)).toEqual(await constraintsOf(source.database));
      const refusals = [
        `insert into ledger.entries values ('b', 9, 1, 1), ('b', 10, 8, 1)`,
        `insert into ledger.heads values (2, 2)`,
        `insert into ledger.entries values ('c', 1, null, 0)`,
      ].map((statement) =>
        database.run((connection) => connection.script(statement)).catch((error: { code: string }) => error.code),
      );
      expect(await Promise.all(refusals)).toEqual(['23503', '23503', '23514']);
      // The trigger counts again, and counted nothing during the restore.
      await database.run((connection) => connection.query`insert into ledger.entries values ('a', 3, null, 100)`);
      expect(
        await database.run((connection) => connection.query`select total from ledger.totals where owner = 'a'`),
      ).toEqual([{ total: '107' }]);
    });
  });

  it('keep the state of sequences', async () => {
    const next = ({ database }: TestDatabase) =>
      database.run(async (connection) => [
        await connection.query`insert into samples.every_kind default values returning id`,
        await connection.query`insert into samples."odd ""names"" \\ here" default values returning "Id; drop"`,
        await connection.query`insert into samples.no_columns_of_its_own default values returning id`,
        await connection.query`select nextval('samples.apart')`,
      ]);
    await source.database.run((connection) => connection.script(`alter sequence samples.apart restart with 500`));
    const numbers = await restored(next);
    expect(numbers).toEqual(await next(source));
    expect(numbers[3]).toEqual([{ nextval: 500n }]);
  });

  it('use a format that people and other programs can read', async () => {
    const file = join(folder, 'readable.bursar');
    const { bytes } = await backUp(source.database, { file, migrations, version });
    const content = readFileSync(file);
    expect([statSync(file).mode & 0o777, content.length]).toEqual([0o600, bytes]);
    const end = content.indexOf('\n') + 1;
    expect(content.toString('utf8', 0, end)).toBe('bursar backup 1\n');
    const [header = '', ...lines] = gunzipSync(content.subarray(end, -73)).toString().split('\n');
    expect(JSON.parse(header)).toMatchObject({
      bursar: version,
      takenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      migrations: expect.arrayContaining([
        { domain: 'ledger', name: '0001_ledger.sql', checksum: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ]),
      tables: expect.arrayContaining([{ schema: 'ledger', name: 'totals', columns: ['owner', 'total'] }]),
    });
    expect(lines).toContain('currency\tBRL');
    expect(JSON.parse(lines.at(-2) ?? '')).toEqual({ rows: expect.arrayContaining([3]) });
  });
});

/** The constraints and triggers, with their state. */
function constraintsOf(database: TestDatabase['database']) {
  return database.run(
    (connection) => connection.query`
      select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as form, convalidated::text as state
      from pg_constraint where conrelid <> 0
      union all
      select tgname, tgrelid::regclass::text, pg_get_triggerdef(oid), tgenabled::text
      from pg_trigger where not tgisinternal
      order by 1, 2`,
  );
}
