import type { CivilDate } from '@bursar/calendar';

import type { BrokerRow } from '../file/broker-row';

const FIGURES_BEFORE_YEAR = /^\d{1,2}[-/.]\d{1,2}[-/.]/;

/** A day of a Flex Query, whose owner chooses its form: of `02/05/2024` nobody knows which number is the month. */
export function flexDay(row: BrokerRow, column: string): CivilDate {
  if (FIGURES_BEFORE_YEAR.test(row.text(column))) {
    throw row.unreadable(column, 'a date with the year first; choose yyyyMMdd as the date format of the Flex Query');
  }
  return row.day(column, 'year-first');
}
