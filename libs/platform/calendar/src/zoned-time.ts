import { Temporal } from 'temporal-polyfill';

import { civilDate, type CivilDate } from './civil-date';
import { wallClockAt } from './wall-clock';
import { constantOffset, offsetAt } from './zone-offsets';

// A separate entry point, `@bursar/calendar/zoned-time`, so that code that only counts days does not load Temporal.

/** A local date and time, without a zone. */
export interface WallTime {
  readonly date: CivilDate;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  /** 0 to 59: civil time has no leap seconds. */
  readonly second: number;
  readonly millisecond: number;
}

/** A local time with its zone's offset from UTC at that instant. */
export interface ZonedTime extends WallTime {
  /** `-03:00`; with seconds only for offsets before standard time zones. */
  readonly offset: string;
}

/**
 * The instant, in milliseconds since 1970-01-01T00:00Z, of a local time in a zone of the tz database. A time that a clock
 * change skipped moves forward by the length of the gap; of a repeated time, the first one counts (Temporal's
 * `compatible`, as in RFC 5545). Throws a RangeError for an unknown zone.
 */
export function instantOf(wallTime: WallTime, zone: string): number {
  const { date, hour, minute, second, millisecond } = wallTime;
  // Offsets are less than a day. Temporal takes twenty times as long.
  const offset = isTimeOfDay(wallTime) ? constantOffset(date.epochDay - 1, date.epochDay + 2, zone) : undefined;
  if (offset !== undefined) {
    return (date.epochDay * 86_400 + hour * 3_600 + minute * 60 + second - offset) * 1_000 + millisecond;
  }
  const { year, month, day } = date;
  return Temporal.PlainDateTime.from(
    { year, month, day, hour, minute, second, millisecond },
    { overflow: 'reject' },
  ).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

function isTimeOfDay({ hour, minute, second, millisecond }: WallTime): boolean {
  return hour < 24 && minute < 60 && second < 60 && Math.min(hour, minute, second, millisecond) >= 0;
}

/** The local time and offset in a zone of the tz database at an instant. Throws a RangeError for an unknown zone. */
export function zonedTimeAt(epochMilliseconds: number, zone: string): ZonedTime {
  const { day, second } = wallClockAt(epochMilliseconds, zone);
  const date = civilDate(day);
  const seconds = Math.floor(epochMilliseconds / 1_000);
  return {
    date,
    hour: Math.trunc(second / 3_600),
    minute: Math.trunc(second / 60) % 60,
    second: second % 60,
    millisecond: epochMilliseconds - seconds * 1_000,
    offset: offsetText(offsetAt(epochMilliseconds, zone)),
  };
}

/** Seconds east of UTC as `-03:00`. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.trunc(size / 3_600), Math.trunc(size / 60) % 60, size % 60];
  const shown = parts.slice(0, size % 60 === 0 ? 2 : 3).map((part) => String(part).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${shown.join(':')}`;
}
