import { Temporal } from 'temporal-polyfill';

import { civilDate, type CivilDate } from './civil-date';

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
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone);
  const { hour, minute, second, millisecond, offset } = zoned;
  return { date: civilDate(zoned.toPlainDate().toString()), hour, minute, second, millisecond, offset };
}
