import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

import { civilDate } from './civil-date';
import {
  addMonths,
  dayWithinMonth,
  monthOfDate,
  monthRange,
  monthsBetween,
  parseYearMonth,
  partsOfMonth,
  yearMonth,
  yearMonthOf,
} from './year-month';

const anyMonth = fc
  .tuple(fc.integer({ min: 1000, max: 3000 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => yearMonthOf(year, month));

describe('months', () => {
  it('parses a month and returns its parts', () => {
    expect(parseYearMonth('2026-02')).toBe('2026-02');
    expect(partsOfMonth(yearMonth('2026-02'))).toEqual({ year: 2026, month: 2 });
    expect(yearMonthOf(33, 4)).toBe('0033-04');
    expect(monthOfDate(civilDate('2024-02-29'))).toBe('2024-02');
  });

  it.each(['', '2026-2', '2026-00', '2026-13', '202602', '02/2026', '2026-02-01', ' 2026-02', '2026-02\n'])(
    'rejects %j',
    (text) => {
      expect(parseYearMonth(text)).toBeUndefined();
      expect(() => yearMonth(text)).toThrow(RangeError);
    },
  );

  it('rejects months that do not exist', () => {
    expect(() => yearMonthOf(2026, 13)).toThrow(RangeError);
    expect(() => yearMonthOf(2026, 1.5)).toThrow(RangeError);
    expect(() => addMonths(yearMonth('9999-12'), 1)).toThrow(RangeError);
    expect(() => addMonths(yearMonth('0000-01'), -1)).toThrow(RangeError);
  });

  it('adds months across years', () => {
    expect(addMonths(yearMonth('2026-11'), 11)).toBe('2027-10');
    expect(addMonths(yearMonth('2026-01'), -1)).toBe('2025-12');
    expect(monthsBetween(yearMonth('2026-11'), yearMonth('2027-10'))).toBe(11);
  });

  it('adds, counts and sorts like Temporal', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -5000, max: 5000 }), (month, count) => {
        const moved = addMonths(month, count);
        expect(moved).toBe(Temporal.PlainYearMonth.from(month).add({ months: count }).toString());
        expect(monthsBetween(month, moved)).toBe(count);
        expect(Math.sign(count)).toBe(moved > month ? 1 : moved < month ? -1 : 0);
      }),
    );
  });

  it('lists a range including both ends', () => {
    expect(monthRange(yearMonth('2026-11'), yearMonth('2027-02'))).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
    expect(monthRange(yearMonth('2026-11'), yearMonth('2026-11'))).toEqual(['2026-11']);
    expect(monthRange(yearMonth('2026-11'), yearMonth('2026-10'))).toEqual([]);
  });

  it.each([
    ['2028-02', 31, '2028-02-29'],
    ['2029-02', 31, '2029-02-28'],
    ['2026-04', 31, '2026-04-30'],
    ['2100-02', 30, '2100-02-28'],
    ['2026-04', 1, '2026-04-01'],
  ])('in %s day %d is %s', (month, day, date) => {
    expect(dayWithinMonth(yearMonth(month), day).text).toBe(date);
  });
});
