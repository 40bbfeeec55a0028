import { parseCivilDate } from '@bursar/calendar';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Whether a value is an existing day in the supported range: `YYYY-MM-DD`, 1900 to 2999. */
export function isBookableDay(value: string): boolean {
  return value >= FIRST_DAY && value <= LAST_DAY && parseCivilDate(value) !== undefined;
}
