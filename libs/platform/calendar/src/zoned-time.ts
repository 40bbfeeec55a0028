import { Temporal } from 'temporal-polyfill';

import { civilDate, type CivilDate } from './civil-date';
import { wallClockAt } from './wall-clock';

// A module of its own, reached as `@bursar/calendar/zoned-time`: who only counts days does not load Temporal.

/** What a calendar and a clock on a wall show, without saying in which zone. */
export interface WallTime {
  readonly date: CivilDate;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  /** 0 to 59: civil time has no leap seconds. */
  readonly second: number;
  readonly millisecond: number;
}

/** A wall time together with how far its zone was from UTC at that instant. */
export interface ZonedTime extends WallTime {
  /** `-03:00`; with seconds only for offsets of the time before standard zones. */
  readonly offset: string;
}

/**
 * The instant, in milliseconds since 1970-01-01T00:00Z, at which clocks in a zone of the tz database show a wall time.
 * A reading that a clock change skipped moves forward by the length of the gap; of one that happened twice it is the
 * first pass (Temporal's `compatible`, which is what RFC 5545 asks for). Throws a RangeError for no such zone.
 */
export function instantOf({ date, hour, minute, second, millisecond }: WallTime, zone: string): number {
  const { year, month, day } = date;
  return Temporal.PlainDateTime.from(
    { year, month, day, hour, minute, second, millisecond },
    { overflow: 'reject' },
  ).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** What clocks in a zone of the tz database show at an instant, with the offset of that moment. RangeError for no such zone. */
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
    offset: offsetText(date.epochDay * 86_400 + second - seconds),
  };
}

/** Seconds east of UTC as `-03:00`. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.trunc(size / 3_600), Math.trunc(size / 60) % 60, size % 60];
  const shown = parts.slice(0, size % 60 === 0 ? 2 : 3).map((part) => String(part).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${shown.join(':')}`;
}
