import { addDays, civilDate, daysInMonth } from '@bursar/calendar';
import fc from 'fast-check';

import { nextOccurrence, occurrencesBetween, type RecurringEntry } from './recurring-entry';

const entry = (fields: Partial<RecurringEntry>): RecurringEntry => ({
  name: 'Rent',
  type: 'EXPENSE',
  amount: 500_000n,
  category: 'Rent',
  categoryType: 'FIXED',
  daysOfMonth: null,
  everyWeeks: null,
  yearly: null,
  from: null,
  until: null,
  remaining: null,
  ...fields,
});
const days = (fields: Partial<RecurringEntry>, first: string, last: string) =>
  occurrencesBetween(entry(fields), civilDate(first), civilDate(last)).map(({ text }) => text);

it.each<[string, Partial<RecurringEntry>, string, string, string[]]>([
  ['a quincena', { daysOfMonth: [31, 15] }, '2026-02-01', '2026-03-15', ['2026-02-15', '2026-02-28', '2026-03-15']],
  [
    'the 29th to 31st',
    { daysOfMonth: [29, 30, 31] },
    '2028-02-01',
    '2028-02-29',
    ['2028-02-29', '2028-02-29', '2028-02-29'],
  ],
  [
    'every two weeks',
    { everyWeeks: 2, from: '2026-03-06' },
    '2026-03-01',
    '2026-04-05',
    ['2026-03-06', '2026-03-20', '2026-04-03'],
  ],
  ['every 52 weeks', { everyWeeks: 52, from: '2025-01-01' }, '2025-01-02', '2026-12-31', ['2025-12-31', '2026-12-30']],
  ['29 February', { yearly: '02-29' }, '2027-01-01', '2028-12-31', ['2027-02-28', '2028-02-29']],
  ['until a day', { daysOfMonth: [1], until: '2026-03-01' }, '2026-02-01', '2026-12-31', ['2026-02-01', '2026-03-01']],
  ['from a day', { daysOfMonth: [1], from: '2026-03-02' }, '2026-01-01', '2026-04-30', ['2026-04-01']],
  [
    'three instalments',
    { daysOfMonth: [15, 31], from: '2026-01-20', remaining: 3 },
    '2026-01-01',
    '2026-12-31',
    ['2026-01-31', '2026-02-15', '2026-02-28'],
  ],
  [
    'instalments cut short',
    { everyWeeks: 1, from: '2026-01-01', remaining: 9, until: '2026-01-10' },
    '2026-01-01',
    '2026-12-31',
    ['2026-01-01', '2026-01-08'],
  ],
])('%s', (_what, fields, first, last, expected) => expect(days(fields, first, last)).toEqual(expected));

it('600 instalments end with the 600th', () => {
  const loan = entry({ daysOfMonth: [31], from: '2026-01-31', remaining: 600 });
  expect(nextOccurrence(loan, civilDate('2075-12-01'))?.text).toBe('2075-12-31');
  expect(nextOccurrence(loan, civilDate('2076-01-01'))).toBeUndefined();
  const slow = entry({ everyWeeks: 52, from: '2999-12-30', remaining: 600 });
  expect(nextOccurrence(slow, civilDate('2999-12-31'))).toBeUndefined();
});

describe('any rhythm', () => {
  const day = fc.integer({ min: -25_000, max: 60_000 }).map((number) => addDays(civilDate('1970-01-01'), number));
  const rhythm = fc.oneof(
    fc
      .uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 4 })
      .map((daysOfMonth) => ({ daysOfMonth })),
    fc.tuple(fc.integer({ min: 1, max: 52 }), day).map(([everyWeeks, from]) => ({ everyWeeks, from: from.text })),
    fc.constantFrom('01-01', '02-29', '12-31', '06-15').map((yearly) => ({ yearly })),
  );

  it('gives the same days in one piece and in two, in order, each a day of the rhythm', () => {
    fc.assert(
      fc.property(rhythm, day, fc.nat(400), fc.nat(400), (given, first, one, other) => {
        const plan = entry(given);
        const [middle, last] = [addDays(first, one), addDays(first, one + 1 + other)];
        const whole = occurrencesBetween(plan, first, last);
        expect([
          ...occurrencesBetween(plan, first, middle),
          ...occurrencesBetween(plan, addDays(middle, 1), last),
        ]).toEqual(whole);
        const next = nextOccurrence(plan, first);
        if (next !== undefined) expect(occurrencesBetween(plan, first, next)[0]).toEqual(next);
        for (const [index, { epochDay }] of whole.entries()) {
          expect(epochDay).toBeGreaterThanOrEqual(whole[index - 1]?.epochDay ?? first.epochDay);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('comes as often in every month as it has days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 4 }), day, (list, any) => {
        const month = any.text.slice(0, 7);
        const last = `${month}-${daysInMonth(any.year, any.month)}`;
        expect(days({ daysOfMonth: list }, `${month}-01`, last)).toHaveLength(list.length);
      }),
    );
  });
});
