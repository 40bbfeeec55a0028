import { civilDateAt, monthOfDate, yearMonth, type YearMonth } from '@bursar/calendar';

/** The zone that decides in which month a movement counts, with the tz database's history. */
export const COMPETENCE_ZONE = 'America/Sao_Paulo';

const FIRST_COMPETENCE_MONTH = yearMonth('2000-01');
const LAST_COMPETENCE_MONTH = yearMonth('2100-12');

// A day more than any zone differs from UTC: instants beyond need no calendar.
const EARLIEST = Date.parse('1999-12-30T00:00Z');
const LATEST = Date.parse('2101-01-03T00:00Z');

/** The competence month of an instant (milliseconds since 1970), or `undefined` outside 2000-01 to 2100-12. */
export function competenceMonthAt(epochMilliseconds: number): YearMonth | undefined {
  if (epochMilliseconds < EARLIEST || epochMilliseconds > LATEST) return undefined;
  const month = monthOfDate(civilDateAt(epochMilliseconds, COMPETENCE_ZONE));
  return month < FIRST_COMPETENCE_MONTH || month > LAST_COMPETENCE_MONTH ? undefined : month;
}
