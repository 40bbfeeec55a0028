import { addDays, type CivilDate } from '@bursar/calendar';

import { parseDay } from '../../time/date-input';

/** A day without a year may lie so far ahead; farther, the year before is meant. */
const DAYS_AHEAD = 7;
/** 29 February comes back after at most so many years. */
const LONGEST_LEAP_GAP_YEARS = 8;

/** The day of a year, of those that can be stored; `undefined` when there is none. Months and days count from 1. */
export function possibleDay(year: number, month: number, day: number): CivilDate | undefined {
  const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return parseDay(text);
}

/** The latest such day of any year that is not later than a week from today. */
export function latestDayOfYear(month: number, day: number, today: CivilDate): CivilDate | undefined {
  const limit = today.epochDay + DAYS_AHEAD;
  for (let year = today.year + 1; year >= today.year - LONGEST_LEAP_GAP_YEARS; year -= 1) {
    const candidate = possibleDay(year, month, day);
    if (candidate !== undefined && candidate.epochDay <= limit) return candidate;
  }
  return undefined;
}

/** The day so many days from today; `undefined` beyond the years that can be stored. */
export function dayFromToday(today: CivilDate, days: number): CivilDate | undefined {
  // Farther than all of those years is beyond the calendar as well.
  if (Math.abs(days) > 500_000) return undefined;
  return parseDay(addDays(today, days).text);
}
