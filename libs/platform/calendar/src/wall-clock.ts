import { offsetAt } from './zone-offsets';

const DAY_MILLISECONDS = 86_400_000;

/**
 * The local time in a zone of the tz database at an instant of the years 1 to 9999: the day as `YYYY-MM-DD`, and the
 * second of that day. Throws a RangeError for an unknown zone.
 */
export function wallClockAt(
  epochMilliseconds: number,
  zone: string,
): { readonly day: string; readonly second: number } {
  const local = epochMilliseconds + offsetAt(epochMilliseconds, zone) * 1_000;
  return {
    day: new Date(local).toISOString().slice(0, 10),
    second: Math.floor((local - Math.floor(local / DAY_MILLISECONDS) * DAY_MILLISECONDS) / 1_000),
  };
}
