import { addDays, addMonths, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import { parseDay } from '../../time/date-input';

/** A day without a year is at most this far ahead; otherwise it is in an earlier year. */
const DAYS_AHEAD = 7;
/** The longest gap between two leap days. */
const LONGEST_LEAP_GAP_YEARS = 8;

/** The day, if it exists and can be stored. Months and days count from 1. */
export function possibleDay(year: number, month: number, day: number): CivilDate | undefined {
  const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return parseDay(text);
}

/** The latest such day, of any year, at most a week from today. */
export function latestDayOfYear(month: number, day: number, today: CivilDate): CivilDate | undefined {
  const limit = today.epochDay + DAYS_AHEAD;
  for (let year = today.year + 1; year >= today.year - LONGEST_LEAP_GAP_YEARS; year -= 1) {
    const candidate = possibleDay(year, month, day);
    if (candidate !== undefined && candidate.epochDay <= limit) return candidate;
  }
  return undefined;
}

/** The day `days` from today, if it can be stored. */
export function dayFromToday(today: CivilDate, days: number): CivilDate | undefined {
  // More days than all years that can be stored; the calendar's own range ends later.
  if (Math.abs(days) > 500_000) return undefined;
  return parseDay(addDays(today, days).text);
}

/** The latest such day of a month up to today; months without it are skipped. */
export function latestDayOfMonth(day: number, today: CivilDate): CivilDate {
  for (let month = monthOfDate(today); ; month = addMonths(month, -1)) {
    const candidate = dayWithinMonth(month, day);
    if (candidate.day === day && candidate.epochDay <= today.epochDay) return candidate;
  }
}
