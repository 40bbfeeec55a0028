import { civilDate, parseCivilDate, type CivilDate } from '@bursar/calendar';

/** A date and time of day, with the offset from UTC where it was given. */
export interface Timestamp {
  readonly date: CivilDate;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 to 999999999; digits after the ninth are dropped. */
  readonly nanosecond: number;
  /** Undefined for wall time in Mexico City. */
  readonly offsetMinutes: number | undefined;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;
const LARGEST_OFFSET_MINUTES = 14 * 60;

const TIMESTAMP_FORM =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|[+-]\d{2}:[0-5]\d)?$/;

/**
 * The range of the years 1900 to 2999 in Mexico City in seconds since 1970, end excluded. The offset was local mean time,
 * UTC-6:36:36, until 1921, and is UTC-6 in 2999.
 */
const FIRST_SECOND = midnight('1900-01-01') + 23_796;
const END_SECOND = midnight('2999-12-31') + 86_400 + 21_600;

/** Parses an existing day `YYYY-MM-DD` of the years 1900 to 2999; surrounding blanks are ignored. */
export function parseDay(text: string): CivilDate | undefined {
  const date = parseCivilDate(text.trim());
  return date !== undefined && date.year >= FIRST_YEAR && date.year <= LAST_YEAR ? date : undefined;
}

/**
 * Parses a timestamp `YYYY-MM-DDTHH:MM[:SS[.fraction]]` with `Z`, an offset of up to 14 hours or none. Its day must exist
 * and be in the years 1900 to 2999, both as written and in Mexico City.
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  const [, day = '', hour, minute, second = '0', fraction = '', zone] = TIMESTAMP_FORM.exec(text.trim()) ?? [];
  const date = parseDay(day);
  if (date === undefined) return undefined;
  const timestamp: Timestamp = {
    date,
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    nanosecond: Number(fraction.slice(0, 9).padEnd(9, '0')),
    offsetMinutes: zone === undefined ? undefined : offsetOf(zone),
  };
  return isWithinReach(timestamp) ? timestamp : undefined;
}

/** Seconds since 1970 of a timestamp at the given offset from UTC. */
export function secondsAt({ date, hour, minute, second }: Timestamp, offsetMinutes: number): number {
  return date.epochDay * 86_400 + hour * 3_600 + (minute - offsetMinutes) * 60 + second;
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return zone.startsWith('-') ? -minutes : minutes;
}

function isWithinReach(timestamp: Timestamp): boolean {
  const { offsetMinutes } = timestamp;
  if (offsetMinutes === undefined) return true;
  if (Math.abs(offsetMinutes) > LARGEST_OFFSET_MINUTES) return false;
  const seconds = secondsAt(timestamp, offsetMinutes);
  return seconds >= FIRST_SECOND && seconds < END_SECOND;
}

function midnight(day: string): number {
  return civilDate(day).epochDay * 86_400;
}
