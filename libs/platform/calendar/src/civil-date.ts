import { wallClockAt } from './wall-clock';

/** A day of the civil calendar: no clock, no zone. Equal days are equal in `text` and in `epochDay`. */
export interface CivilDate {
  /** `YYYY-MM-DD`; sorts as the days do. */
  readonly text: string;
  /** Days since 1970-01-01, negative before it: differences are distances in days. */
  readonly epochDay: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS_A_DAY = 86_400_000;

// Histories repeat the same few thousand days; the limit bounds the cache for hostile input.
const CACHE_LIMIT = 50_000;
const cache = new Map<string, CivilDate | undefined>();

/** Whether the text has the form `YYYY-MM-DD`, even if no such day exists. */
export function hasDateForm(text: string): boolean {
  return DATE_FORM.test(text);
}

/** The day written `YYYY-MM-DD` (ISO 8601 calendar date), or `undefined` for another form or a day that does not exist. */
export function parseCivilDate(text: string): CivilDate | undefined {
  const known = cache.get(text);
  if (known !== undefined || cache.has(text)) return known;
  // Text of any other form may be long.
  if (!hasDateForm(text)) return undefined;
  const date = readDay(text);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(text, date);
  return date;
}

/** The day `YYYY-MM-DD`, for text that is known to be one. Throws a RangeError otherwise. */
export function civilDate(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === undefined) throw new RangeError(`not a civil date: ${text}`);
  return date;
}

/** The day `days` later (earlier when negative); years 0000 to 9999. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromEpochDay(date.epochDay + days);
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of days in a month of the Gregorian calendar; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** The civil day at an instant in a zone of the tz database, such as `Europe/London`. Throws a RangeError for an unknown zone. */
export function civilDateAt(epochMilliseconds: number, zone: string): CivilDate {
  return civilDate(wallClockAt(epochMilliseconds, zone).day);
}

function readDay(text: string): CivilDate | undefined {
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  // V8 stores a quotient as a double even if it is whole; as an integer it is compared and stored much faster.
  const epochDay = Math.round(utcMilliseconds(year, month, day) / MILLISECONDS_A_DAY) | 0;
  return { text, epochDay, year, month, day };
}

function fromEpochDay(epochDay: number): CivilDate {
  return civilDate(new Date(epochDay * MILLISECONDS_A_DAY).toISOString().slice(0, 10));
}

/**
 * Midnight UTC of a civil day. UTC has no daylight saving time, so this depends only on the calendar. It is many times
 * faster than a Temporal object for each of the thousands of days in a history; a test compares it with Temporal.
 */
function utcMilliseconds(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}
