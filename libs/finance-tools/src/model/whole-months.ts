import { addDays, addMonths, civilDate, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

/** Days as `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly start_date: string;
  readonly end_date: string;
}

/** Consecutive months: the first day of the first one, and the day after the last one. */
export interface MonthSpan {
  readonly firstDay: string;
  readonly nextDay: string;
}

/** A range of days as the whole months in it, if any, and the days before and after them. */
export interface SplitRange {
  readonly months: MonthSpan | undefined;
  readonly days: readonly DayRange[];
}

export function splitByMonths(range: DayRange): SplitRange {
  const [start, end] = [civilDate(range.start_date), civilDate(range.end_date)];
  const first = start.day === 1 ? start : firstOfNextMonth(start);
  const afterEnd = addDays(end, 1);
  const next = dayWithinMonth(monthOfDate(afterEnd), 1);
  if (first.text >= next.text) return { months: undefined, days: [range] };
  const days: DayRange[] = [];
  if (start.text < first.text) days.push({ start_date: start.text, end_date: addDays(first, -1).text });
  if (next.text < afterEnd.text) days.push({ start_date: next.text, end_date: end.text });
  return { months: { firstDay: first.text, nextDay: next.text }, days };
}

function firstOfNextMonth(date: CivilDate): CivilDate {
  return dayWithinMonth(addMonths(monthOfDate(date), 1), 1);
}
