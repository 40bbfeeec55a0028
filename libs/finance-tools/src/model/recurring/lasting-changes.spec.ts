import fc from 'fast-check';

import { decimalOfUnits } from '../decimal';
import { atOnce } from '../learning/steps';
import { CADENCE_RULES } from './cadences';
import { dayNumber, dayOfMonth, monthOf } from './day-number';
import { streamsIn } from './find-streams';
import type { RecurringStream } from './recurring-stream';

const FIRST_MONTH = monthOf(dayNumber('2025-01-01'));
const MONDAY = dayNumber('2025-01-06');

/** The streams of payments of one payee, as of the last one. */
function streamsOf(payments: readonly (readonly [day: number, amount: number])[]): RecurringStream[] {
  const rows = payments.map(([day, size], index) => ({
    ...{
      id: String(index),
      day,
      size,
      amount: decimalOfUnits(BigInt(size) * 10_000n),
      text: 'school',
      payee: 'School',
      payeeKey: 'school',
    },
    ...{ accountId: 'main', currency: 'EUR', categoryId: null, isTransfer: false },
  }));
  return atOnce(streamsIn(rows, payments.at(-1)?.[0] ?? 0));
}

const inMonth = (index: number, date: number, amount: number) =>
  [dayOfMonth(FIRST_MONTH + index, date), amount] as const;

describe('a day that moves for good', () => {
  it('is the next one of the month after three payments', () => {
    const dates = fc.record({ before: fc.integer({ min: 3, max: 6 }), after: fc.integer({ min: 10, max: 18 }) });
    fc.assert(
      fc.property(dates, fc.integer({ min: 4, max: 9 }), fc.integer({ min: 3, max: 9 }), (date, old, since) => {
        const months = Array.from({ length: old + since }, (_, index) => index);
        const payments = months.map((index) => inMonth(index, index < old ? date.before : date.after, -40));
        const next = dayOfMonth(FIRST_MONTH + old + since, date.after);
        expect(streamsOf(payments)).toMatchObject([{ cadence: 'monthly', nextDay: next }]);
      }),
    );
  });

  it('is the next one of the week too', () => {
    const payments = Array.from({ length: 20 }, (_, week) => [MONDAY + week * 7 + (week < 16 ? 0 : 2), -25] as const);
    expect(streamsOf(payments)).toMatchObject([{ cadence: 'weekly', nextDay: MONDAY + 20 * 7 + 2 }]);
  });

  it('is none where two payments came on another day', () => {
    const payments = Array.from({ length: 12 }, (_, index) => inMonth(index, index < 10 ? 3 : 7, -40));
    expect(streamsOf(payments)).toMatchObject([{ nextDay: dayOfMonth(FIRST_MONTH + 12, 3) }]);
  });
});

describe('holidays', () => {
  it.each(['weekly', 'biweekly', 'monthly'] as const)('end no %s stream that goes on after them', (cadence) => {
    const { days, longestGap } = CADENCE_RULES[cadence];
    const slots = longestGap * 6;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: longestGap }), fc.integer({ min: 4, max: 8 }), (pause, start) => {
        const kept = Array.from({ length: slots }, (_, slot) => slot).filter(
          (slot) => slot < start || slot >= start + pause,
        );
        const payments = kept.map((slot) =>
          days === undefined ? inMonth(slot, 10, -12) : ([MONDAY + slot * days, -12] as const),
        );
        const [stream, ...others] = streamsOf(payments);
        expect(others).toEqual([]);
        expect(stream).toMatchObject({ cadence, missed: pause });
        expect(stream?.rows).toHaveLength(slots - pause);
      }),
    );
  });
});
