import { execFileSync } from 'node:child_process';

import { bigint, jsonb, numeric, pgSchema, serial, timestamp, date } from 'drizzle-orm/pg-core';
import fc from 'fast-check';

import { createTestDatabase, type TestDatabase } from './testing';

const schema = pgSchema('values_test');
const amounts = schema.table('amounts', {
  id: serial().primaryKey(),
  amount: numeric(),
  cents: bigint({ mode: 'bigint' }),
  at: timestamp({ withTimezone: true, mode: 'string' }),
  instant: timestamp({ withTimezone: true, mode: 'date' }),
  day: date({ mode: 'string' }),
  facts: jsonb(),
});

const migrations = {
  domain: 'values_test',
  schema: 'values_test',
  files: {
    '0001_amounts.sql': `create schema values_test; --> statement-breakpoint
      create table amounts (id serial primary key, amount numeric, cents bigint, at timestamptz, instant timestamptz,
        day date, facts jsonb)`,
  },
};

describe('values', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase([migrations]);
  });
  afterAll(() => test.drop());

  it('of numeric and int8 are exact to the last digit, never floats', async () => {
    const digits = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    await fc.assert(
      fc.asyncProperty(digits, digits, async (whole, cents) => {
        const amount = `${whole}.${String(cents).replace('-', '')}`;
        const [row] = await test.database.run(
          (connection) =>
            connection.query`select ${amount}::numeric as amount, ${cents}::bigint as cents, sum(${cents}::bigint) as total`,
        );
        expect(row).toEqual({ amount, cents, total: String(cents) });
      }),
      { numRuns: 50 },
    );
  });

  it('come from sessions that neither compile statements nor depend on what the server has set', async () => {
    const [row] = await test.database.run(
      (connection) =>
        connection.query`select current_setting('jit') as jit, current_setting('timezone') as zone, current_setting('datestyle') as style`,
    );
    expect(row).toEqual({ jit: 'off', zone: 'UTC', style: 'ISO, YMD' });
  });

  it('are the same with drizzle and with templates', async () => {
    const row = {
      amount: '12345678901234567890.123456789',
      cents: 9_007_199_254_740_993n,
      at: '2026-03-29 01:30:00+00',
      instant: new Date('2026-03-29T01:30:00Z'),
      day: '2026-03-29',
      facts: { tags: ['a', '"b"'], text: 'ü' },
    };
    const [byDrizzle] = await test.database.run(({ drizzle }) => drizzle.insert(amounts).values(row).returning());
    expect(byDrizzle).toEqual({ id: 1, ...row });
    const [byHand] = await test.database.run(
      (connection) => connection.query`insert into values_test.amounts (amount, cents, at, instant, day, facts)
        values (${row.amount}, ${row.cents}, ${row.at}, ${row.instant}, ${row.day}, ${row.facts}) returning *`,
    );
    expect(byHand).toEqual({ id: 2, ...row, instant: '2026-03-29 01:30:00+00' });
    expect(await test.database.run(({ drizzle }) => drizzle.select().from(amounts).orderBy(amounts.id))).toEqual([
      { id: 1, ...row },
      { id: 2, ...row },
    ]);
  });

  it('of arrays arrive as they were sent', async () => {
    const texts = fc.array(fc.option(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))));
    const special = fc.array(fc.constantFrom('', 'NULL', 'null', '"', '\\', '{', '}', ',', ' ', '\\"', null));
    const numbers = fc.array(fc.option(fc.oneof(fc.maxSafeInteger(), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n))));
    await fc.assert(
      fc.asyncProperty(fc.oneof(texts, special), numbers, async (sent, whole) => {
        // PostgreSQL refuses arrays of empty ones.
        const nested = sent.length === 0 ? [] : [sent.map(String), sent.map(String)];
        const [row] = await test.database.run(
          (connection) => connection.query`select ${sent}::text[] as texts, ${whole}::bigint[] as whole,
            ${nested}::text[] as nested, ${[true, false]}::boolean[] as flags`,
        );
        const integers = whole.map((item) => (item === null ? null : BigInt(item)));
        expect(row).toEqual({ texts: sent, whole: integers, nested, flags: [true, false] });
      }),
      { numRuns: 50 },
    );
  });

  it('of time are in UTC in any time zone of the process', async () => {
    const [row] = await test.database.run(
      (connection) => connection.query`select '2026-01-01'::date as day, '2026-07-01T12:00:00-03:00'::timestamptz as at,
        ${new Date('2026-07-01T00:30:00Z')}::timestamptz as sent, ${new Date('2026-07-01T00:30:00Z')}::date as sent_day`,
    );
    expect(row).toEqual({
      day: '2026-01-01',
      at: '2026-07-01 15:00:00+00',
      sent: '2026-07-01 00:30:00+00',
      sent_day: '2026-07-01',
    });
  });

  // TZ is read when a process starts, so the suite runs itself in the first and the last time zone of the world.
  const zone = process.env['VALUES_SPEC_ZONE'];
  it.each(zone === undefined ? ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] : [zone])('hold in %s', (TZ) => {
    if (zone !== undefined) return expect(new Date(0).getTimezoneOffset()).not.toBe(0);
    const jest = [require.resolve('jest/bin/jest'), '-c', `${__dirname}/../jest.config.cjs`, 'values.spec'];
    const env = { ...process.env, TZ, VALUES_SPEC_ZONE: TZ };
    expect(() => execFileSync(process.execPath, jest, { env, stdio: 'pipe' })).not.toThrow();
    return undefined;
  });
});
