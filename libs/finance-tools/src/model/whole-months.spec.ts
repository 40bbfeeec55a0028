import { addDays, civilDate } from '@bursar/calendar';
import fc from 'fast-check';

import { splitByMonths, type DayRange } from './whole-months';

const FIRST = civilDate('1900-01-01');
const LAST = civilDate('2999-12-31').epochDay - FIRST.epochDay;
const anyRange = fc
  .tuple(fc.nat({ max: LAST }), fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: LAST })))
  .map(([start, length]) => ({
    start_date: addDays(FIRST, start).text,
    end_date: addDays(FIRST, Math.min(start + length, LAST)).text,
  }));

const daysFrom = (first: string, next: string) => civilDate(next).epochDay - civilDate(first).epochDay;
const nextDay = ({ end_date: end }: DayRange) => addDays(civilDate(end), 1).text;

describe('a range of days', () => {
  it('is the months that lie in it whole, and less than a month on either side', () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const { months, days } = splitByMonths(range);
        const spans = days.map((part) => [part.start_date, nextDay(part)] as const);
        if (months !== undefined) spans.push([months.firstDay, months.nextDay]);
        spans.sort();
        expect(spans[0]?.[0]).toBe(range.start_date);
        expect(spans.at(-1)?.[1]).toBe(nextDay(range));
        for (const [index, [first, next]] of spans.entries()) {
          expect(first < next).toBe(true);
          if (index > 0) expect(first).toBe(spans[index - 1]?.[1]);
        }
        if (months === undefined) return expect(daysFrom(range.start_date, nextDay(range))).toBeLessThan(61);
        expect([months.firstDay.slice(8), months.nextDay.slice(8)]).toEqual(['01', '01']);
        for (const part of days) expect(daysFrom(part.start_date, nextDay(part))).toBeLessThan(31);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['2025-01-01', '2025-01-31', ['2025-01-01', '2025-02-01'], []],
    ['2024-02-01', '2024-02-28', undefined, [['2024-02-01', '2024-02-28']]],
    ['2025-01-02', '2025-02-27', undefined, [['2025-01-02', '2025-02-27']]],
    [
      '2024-12-31',
      '2025-02-01',
      ['2025-01-01', '2025-02-01'],
      [
        ['2024-12-31', '2024-12-31'],
        ['2025-02-01', '2025-02-01'],
      ],
    ],
    ['2025-11-15', '2026-01-31', ['2025-12-01', '2026-02-01'], [['2025-11-15', '2025-11-30']]],
    ['2999-12-01', '2999-12-31', ['2999-12-01', '3000-01-01'], []],
  ])('%s to %s', (start_date, end_date, months, days) => {
    expect(splitByMonths({ start_date, end_date })).toEqual({
      months: months && { firstDay: months[0], nextDay: months[1] },
      days: days.map(([first, last]) => ({ start_date: first, end_date: last })),
    });
  });
});
