import fc from 'fast-check';

import { parseDay, parseTimestamp } from './date-input';
import { instantOfTimestamp, mexicanDay, mexicanTimestamp } from './mexico-city';

const dayOf = (text: string) => {
  const input = parseDay(text) ?? parseTimestamp(text);
  return input && mexicanDay(input).text;
};
const republished = (text: string) => {
  const timestamp = parseTimestamp(text);
  return timestamp && mexicanTimestamp(instantOfTimestamp(timestamp));
};

it.each([
  ['2026-02-01', '2026-02-01'],
  ['2026-02-01T05:30:00Z', '2026-01-31'],
  ['2026-02-01T06:00:00Z', '2026-02-01'],
  ['2026-02-01T23:30:00-08:00', '2026-02-02'],
  ['2026-02-01T23:59:59', '2026-02-01'],
  // Daylight saving time, abolished in 2022; in 2001 it began on the first Sunday of May.
  ['2022-07-01T05:30:00Z', '2022-07-01'],
  ['2023-07-01T05:30:00Z', '2023-06-30'],
  ['2000-04-15T05:30:00Z', '2000-04-15'],
  ['2001-04-15T05:30:00Z', '2001-04-14'],
  ['1995-07-01T05:30:00Z', '1995-06-30'],
  // The first and the last second of the years 1900 to 2999.
  ['1900-01-01T06:36:36Z', '1900-01-01'],
  ['2999-12-31T15:59:59-14:00', '2999-12-31'],
])('%s is %s in Mexico City', (text, day) => expect(dayOf(text)).toBe(day));

it.each([
  ['2026-02-01T09:30:00-06:00', '2026-02-01T09:30:00-06:00'],
  ['2026-02-02T18:00:00Z', '2026-02-02T12:00:00-06:00'],
  ['2026-02-01T09:30', '2026-02-01T09:30:00-06:00'],
  ['2022-07-01T12:00', '2022-07-01T12:00:00-05:00'],
  ['2026-02-01T09:30:00.999999Z', '2026-02-01T03:30:00-06:00'],
  ['1950-01-01T00:00:00.5-06:00', '1950-01-01T00:00:00-06:00'],
  // A skipped local time moves forward; of a repeated one the first is taken.
  ['2022-04-03T02:30', '2022-04-03T03:30:00-05:00'],
  ['2022-10-30T01:30', '2022-10-30T01:30:00-05:00'],
])('%s is formatted as %s', (text, formatted) => expect(republished(text)).toBe(formatted));

it('distinguishes fractions of a second', () => {
  const [one, other] = ['2026-02-01T00:00:00.0001Z', '2026-02-01T00:00:00.0002Z'].map(parseTimestamp);
  if (one === undefined || other === undefined) throw new Error('not read');
  expect(instantOfTimestamp(other) - instantOfTimestamp(one)).toBe(100_000n);
});

it('formats an instant so that it parses as the same second', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 30_000_000_000 }), (seconds) => {
      const read = parseTimestamp(mexicanTimestamp(BigInt(seconds) * 1_000_000_000n));
      expect(read && instantOfTimestamp(read)).toBe(BigInt(seconds) * 1_000_000_000n);
    }),
  );
});
