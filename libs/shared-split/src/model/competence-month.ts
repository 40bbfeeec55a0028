import { civilDateAt, monthOfDate, yearMonth, type YearMonth } from '@bursar/calendar';

/** The clocks that decide which month a movement counts in, with the tz database's history. */
export const COMPETENCE_ZONE = 'America/Sao_Paulo';

export const FIRST_COMPETENCE_MONTH = yearMonth('2000-01');
export const LAST_COMPETENCE_MONTH = yearMonth('2100-12');

// A day more than any zone differs from UTC: what lies beyond need not be asked of a calendar.
const EARLIEST = Date.parse('1999-12-30T00:00Z');
const LATEST = Date.parse('2101-01-03T00:00Z');

/** The month in which an instant (milliseconds since 1970) counts, or `undefined` outside 2000-01 to 2100-12. */
export function competenceMonthAt(epochMilliseconds: number): YearMonth | undefined {
  if (epochMilliseconds < EARLIEST || epochMilliseconds > LATEST) return undefined;
  const month = monthOfDate(civilDateAt(epochMilliseconds, COMPETENCE_ZONE));
  return month < FIRST_COMPETENCE_MONTH || month > LAST_COMPETENCE_MONTH ? undefined : month;
}
