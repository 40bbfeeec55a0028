import { dayWithinMonth, type YearMonth } from '@bursar/calendar';

const LONGEST_MONTH = 31;

/** The days of a month, or of the months from one to another, as filters of the ledger take them. */
export function daysOf(first: YearMonth, last: YearMonth = first) {
  return { start_date: dayWithinMonth(first, 1).text, end_date: lastDayOf(last) };
}

/** `YYYY-MM-DD` */
export function lastDayOf(month: YearMonth): string {
  return dayWithinMonth(month, LONGEST_MONTH).text;
}
