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

// Histories name the same few thousand days again and again; the bound keeps hostile input from growing the cache.
const CACHE_LIMIT = 50_000;
const cache = new Map<string, CivilDate | undefined>();

/** True when the text has the form `YYYY-MM-DD`, whether or not such a day exists. */
export function hasDateForm(text: string): boolean {
  return DATE_FORM.test(text);
}

/** The day written `YYYY-MM-DD` (ISO 8601 calendar date), or `undefined` when the form is another or no such day exists. */
export function parseCivilDate(text: string): CivilDate | undefined {
  const known = cache.get(text);
  if (known !== undefined || cache.has(text)) return known;
  const date = hasDateForm(text) ? readDay(text) : undefined;
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

/** How many days the month of a year has, by the Gregorian rule; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** The civil day at an instant in a zone of the tz database, such as `Europe/London`. RangeError for no such zone. */
export function civilDateAt(epochMilliseconds: number, zone: string): CivilDate {
  return civilDate(wallClockAt(epochMilliseconds, zone).day);
}

function readDay(text: string): CivilDate | undefined {
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  // A quotient is a double to the engine even when it is whole; as an integer it is compared and stored far faster.
  const epochDay = Math.round(utcMilliseconds(year, month, day) / MILLISECONDS_A_DAY) | 0;
  return { text, epochDay, year, month, day };
}

function fromEpochDay(epochDay: number): CivilDate {
  return civilDate(new Date(epochDay * MILLISECONDS_A_DAY).toISOString().slice(0, 10));
}

/**
 * Midnight UTC of a civil day. UTC has no summer time, so this is arithmetic on the calendar alone, and it is many
 * times faster than a Temporal object for each of a history's thousands of days; a test holds it against Temporal.
 */
function utcMilliseconds(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}
