import { civilDateAt, monthOfDate, yearMonth, type YearMonth } from '@bursar/calendar';

/** The clocks that decide which month a movement counts in, with the tz database's history. */
export const COMPETENCE_ZONE = 'America/Sao_Paulo';

export const FIRST_COMPETENCE_MONTH = yearMonth('2000-01');
export const LAST_COMPETENCE_MONTH = yearMonth('2100-12');

/** The month in which an instant (milliseconds since 1970) counts, or `undefined` outside 2000-01 to 2100-12. */
export function competenceMonthAt(epochMilliseconds: number): YearMonth | undefined {
  const month = monthOfDate(civilDateAt(epochMilliseconds, COMPETENCE_ZONE));
  return month < FIRST_COMPETENCE_MONTH || month > LAST_COMPETENCE_MONTH ? undefined : month;
}
