import { civilDate } from '@bursar/calendar';

import type { RecurringEntry } from './recurring-entry';
import { unsettledOccurrences, type Settling } from './settlement';

const entry = (fields: Partial<RecurringEntry> = {}): RecurringEntry => ({
  name: 'Rent',
  type: 'EXPENSE',
  amount: 1_000n,
  category: 'Rent',
  categoryType: 'FIXED',
  daysOfMonth: [20],
  everyWeeks: null,
  yearly: null,
  from: null,
  until: null,
  remaining: null,
  ...fields,
});
const paid = (date: string, fields: Partial<Omit<Settling, 'date'>> = {}): Settling => ({
  type: 'EXPENSE',
  category: 'Rent',
  amount: 1_000n,
  date: civilDate(date),
  ...fields,
});
const open = (
  entries: readonly RecurringEntry[],
  payments: readonly Settling[],
  first = '2026-03-18',
  last = '2026-04-30',
) =>
  unsettledOccurrences(entries, payments, civilDate(first), civilDate(last)).map(
    ({ entry: { name }, date }) => `${name} ${date.text}`,
  );

it.each<[string, Settling, boolean]>([
  ['five days before', paid('2026-03-15'), true],
  ['six days before', paid('2026-03-14'), false],
  ['five days after', paid('2026-03-25'), true],
  ['six days after', paid('2026-03-26'), false],
  ['90 % of it', paid('2026-03-20', { amount: 900n }), true],
  ['less than 90 %', paid('2026-03-20', { amount: 899n }), false],
  ['more than it', paid('2026-03-20', { amount: 5_000n }), true],
  ['another category', paid('2026-03-20', { category: 'Food' }), false],
  ['income', paid('2026-03-20', { type: 'INCOME' }), false],
])('%s', (_what, payment, isSettled) =>
  expect(open([entry()], [payment])).toEqual([...(isSettled ? [] : ['Rent 2026-03-20']), 'Rent 2026-04-20']),
);

it('a payment settles one occurrence, the earliest', () => {
  const weekly = entry({ daysOfMonth: null, everyWeeks: 1, from: '2026-03-02' });
  // Each payment is late, and would also fit the occurrence after its own.
  const late = ['2026-03-06', '2026-03-13', '2026-03-20'].map((date) => paid(date));
  expect(open([weekly], late, '2026-03-16', '2026-03-30')).toEqual(['Rent 2026-03-23', 'Rent 2026-03-30']);
});

it('of two on one day, the larger one is settled first', () => {
  const two = [entry({ name: 'small', amount: 100n }), entry({ name: 'large' })];
  expect(open(two, [paid('2026-03-20')], '2026-03-18', '2026-03-31')).toEqual(['small 2026-03-20']);
});

it('amounts up to 2^53 - 1 are compared exactly', () => {
  const amount = 9_007_199_254_740_991n;
  const enough = (amount * 9n + 9n) / 10n;
  const huge = [entry({ amount })];
  expect(open(huge, [paid('2026-03-20', { amount: enough })], '2026-03-18', '2026-03-31')).toEqual([]);
  expect(open(huge, [paid('2026-03-20', { amount: enough - 1n })], '2026-03-18', '2026-03-31')).toHaveLength(1);
});
