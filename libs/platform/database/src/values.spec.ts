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

  it('numeric and int8 come back to the last digit, never as floats', async () => {
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

  it('are the same through drizzle and by hand, whichever came first', async () => {
    const row = {
      amount: '12345678901234567890.123456789',
      cents: 9_007_199_254_740_993n,
      at: '2026-03-29 01:30:00+00',
      instant: new Date('2026-03-29T01:30:00Z'),
      day: '2026-03-29',
      facts: { tags: ['a', '"b"'], text: 'ü' },
    };
    const bound = test.database.bind({ amounts });
    const [byDrizzle] = await bound.run((queries) => queries.insert(amounts).values(row).returning());
    expect(byDrizzle).toEqual({ id: 1, ...row });
    const [byHand] = await test.database.run(
      (connection) => connection.query`insert into values_test.amounts (amount, cents, at, instant, day, facts)
        values (${row.amount}, ${row.cents}, ${row.at}, ${row.instant}, ${row.day}, ${row.facts}) returning *`,
    );
    expect(byHand).toEqual({ id: 2, ...row, instant: '2026-03-29 01:30:00+00' });
    expect(await bound.run((queries) => queries.query.amounts.findMany())).toEqual([
      { id: 1, ...row },
      { id: 2, ...row },
    ]);
  });

  it('of time are in UTC whatever zone the process has', async () => {
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

  // Only a new process reads TZ, so the suite runs itself in the zones at both ends of the world.
  const zone = process.env['VALUES_SPEC_ZONE'];
  it.each(zone === undefined ? ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] : [zone])('hold in %s', (TZ) => {
    if (zone !== undefined) return expect(new Date(0).getTimezoneOffset()).not.toBe(0);
    const jest = [require.resolve('jest/bin/jest'), '-c', `${__dirname}/../jest.config.cjs`, 'values.spec'];
    const env = { ...process.env, TZ, VALUES_SPEC_ZONE: TZ };
    expect(() => execFileSync(process.execPath, jest, { env, stdio: 'pipe' })).not.toThrow();
    return undefined;
  });
});
