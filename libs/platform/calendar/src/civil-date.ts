import { Temporal } from 'temporal-polyfill';

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

const EPOCH = Temporal.PlainDate.from('1970-01-01');
const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;

// Histories name the same few thousand days again and again; the bound keeps hostile input from growing the cache.
const CACHE_LIMIT = 50_000;
const cache = new Map<string, CivilDate | undefined>();

/** True when the text has the form `YYYY-MM-DD`, whether or not such a day exists. */
export function hasDateForm(text: string): boolean {
  return DATE_FORM.test(text);
}

/** The day written `YYYY-MM-DD` (ISO 8601 calendar date), or `undefined` when the form is another or no such day exists. */
export function parseCivilDate(text: string): CivilDate | undefined {
  if (cache.has(text)) return cache.get(text);
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

/** The day `days` later (earlier when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromPlainDate(Temporal.PlainDate.from(date.text).add({ days }));
}

/** How many days the month of a year has; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  return Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
}

/** The civil day at an instant in a zone of the tz database, such as `Europe/London`. */
export function civilDateAt(epochMilliseconds: number, zone: string): CivilDate {
  return fromPlainDate(
    Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone).toPlainDate(),
  );
}

function readDay(text: string): CivilDate | undefined {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return fromPlainDate(Temporal.PlainDate.from({ year, month, day }));
}

function fromPlainDate(plain: Temporal.PlainDate): CivilDate {
  const { year, month, day } = plain;
  return { text: plain.toString(), epochDay: EPOCH.until(plain, { largestUnit: 'day' }).days, year, month, day };
}
