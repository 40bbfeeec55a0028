import { civilDate, daysInMonth, type CivilDate } from './civil-date';

declare const checked: unique symbol;

/** A month of the civil calendar as the text `YYYY-MM`, which sorts in the order of time and needs no conversion for JSON. */
export type YearMonth = string & { readonly [checked]: 'YearMonth' };

const MONTH_FORM = /^\d{4}-(0[1-9]|1[0-2])$/;
const LAST_YEAR = 9999;

/** The month written `YYYY-MM`, years 0000 to 9999, or `undefined` for any other text. */
export function parseYearMonth(text: string): YearMonth | undefined {
  return MONTH_FORM.test(text) ? (text as YearMonth) : undefined;
}

/** The month `YYYY-MM`, for text that is known to be one. Throws a RangeError otherwise. */
export function yearMonth(text: string): YearMonth {
  const month = parseYearMonth(text);
  if (month === undefined) throw new RangeError(`not a month: ${text}`);
  return month;
}

/** The month of a year; months count from 1. Throws a RangeError for a month or year that does not exist. */
export function yearMonthOf(year: number, month: number): YearMonth {
  return yearMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`);
}

/** The month of a day. */
export function monthOfDate({ year, month }: CivilDate): YearMonth {
  return yearMonthOf(year, month);
}

/** Year, and month from 1. */
export function partsOfMonth(month: YearMonth): { readonly year: number; readonly month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
}

/** The month `count` months later (earlier when negative). Throws a RangeError beyond the years 0000 to 9999. */
export function addMonths(month: YearMonth, count: number): YearMonth {
  const target = monthNumber(month) + count;
  const year = Math.floor(target / 12);
  if (year < 0 || year > LAST_YEAR) throw new RangeError(`${month} and ${count} months are beyond the calendar`);
  return yearMonthOf(year, target - year * 12 + 1);
}

/** The number of months from one to another: 0 for the same, 1 from January to February, negative backwards. */
export function monthsBetween(from: YearMonth, to: YearMonth): number {
  return monthNumber(to) - monthNumber(from);
}

/** Every month from the first to the last, both included; none if the last is before the first. */
export function monthRange(first: YearMonth, last: YearMonth): YearMonth[] {
  const length = Math.max(0, monthsBetween(first, last) + 1);
  return Array.from({ length }, (_, index) => addMonths(first, index));
}

/** The given day of the month, or its last day if the month is shorter; days count from 1. */
export function dayWithinMonth(yearMonth: YearMonth, day: number): CivilDate {
  const { year, month } = partsOfMonth(yearMonth);
  const within = Math.min(day, daysInMonth(year, month));
  return civilDate(`${yearMonth}-${String(within).padStart(2, '0')}`);
}

function monthNumber(yearMonth: YearMonth): number {
  const { year, month } = partsOfMonth(yearMonth);
  return year * 12 + month - 1;
}
