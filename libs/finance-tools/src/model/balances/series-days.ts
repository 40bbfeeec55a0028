import { addDays, addMonths, civilDate, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import type { DayRange } from '../whole-months';

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Points of a series at most. */
export const MOST_POINTS = 400;

/** The last days of the periods that end within the range, and its end: at most one more than `MOST_POINTS`. Weeks end on Sundays. */
export function seriesDays({ start_date: start, end_date: end }: DayRange, every: Period): string[] {
  const days: string[] = [];
  let next = lastDay(civilDate(start), every);
  while (next.text < end && days.length <= MOST_POINTS) {
    days.push(next.text);
    next = lastDay(addDays(next, 1), every);
  }
  return days.length > MOST_POINTS ? days : [...days, end];
}

const THURSDAY_OF_THE_EPOCH = 4;

function lastDay(day: CivilDate, every: Period): CivilDate {
  if (every === 'day') return day;
  if (every === 'week') {
    const sinceMonday = (((day.epochDay + THURSDAY_OF_THE_EPOCH - 1) % 7) + 7) % 7;
    return addDays(day, 6 - sinceMonday);
  }
  return addDays(dayWithinMonth(addMonths(monthOfDate(day), 1), 1), -1);
}
