import type { CivilDate } from '@bursar/calendar';

import { usableDate } from '../../parse/fields';

/** Which number comes first in a date of figures; where it is the year, nobody knows which is the month in `02/05/2024`. */
export type DateOrder = 'day-first' | 'month-first' | 'year-first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const FIGURES = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const DAY_AND_NAME = /^(\d{1,2})[- ]([a-z]{3,9})[- ,]+(\d{4}|\d{2})(?!\d)/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})(?!\d)/i;

/**
 * The day that a cell begins with, in the broker's own order; of "A as of B" it is B. A time behind it is ignored. Undefined
 * for any other text and for a day that does not exist: an order is never swapped to make one.
 */
export function brokerDate(text: string, order: DateOrder): CivilDate | undefined {
  if (isIsoTimestamp(text)) return usableDate(text.slice(0, 10));
  const asOf = text.toLowerCase().lastIndexOf(' as of ');
  const written = asOf < 0 ? text : text.slice(asOf + 7).trim();
  const figures = YEAR_FIRST.exec(written) ?? COMPACT.exec(written);
  if (figures !== null) return dayOf(figures[1], figures[2], figures[3]);
  const [, first, second, year] = FIGURES.exec(written) ?? [];
  if (year !== undefined) {
    if (order === 'year-first') return undefined;
    return order === 'day-first' ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const [, day, name, yearBehind] = DAY_AND_NAME.exec(written) ?? [];
  if (yearBehind !== undefined) return dayOf(yearBehind, monthOf(name), day);
  const [, nameBefore, dayBehind, yearLast] = NAME_AND_DAY.exec(written) ?? [];
  return yearLast === undefined ? undefined : dayOf(yearLast, monthOf(nameBefore), dayBehind);
}

/** `YYYY-MM-DD`, `YYYY-MM-DD HH:MM:SS…` or with a T: what most files have, without a look at the other forms. */
function isIsoTimestamp(text: string): boolean {
  if (text.charAt(4) !== '-' || text.charAt(7) !== '-') return false;
  return text.length === 10 || ((text.charAt(10) === ' ' || text.charAt(10) === 'T') && text.charAt(13) === ':');
}

/** The time of day behind a date, in seconds since midnight; undefined where there is none. */
export function brokerTime(text: string): number | undefined {
  if (isIsoTimestamp(text) && text.charAt(16) === ':') {
    const seconds = digitsAt(text, 11) * 3600 + digitsAt(text, 14) * 60 + digitsAt(text, 17);
    return Number.isNaN(seconds) ? undefined : seconds;
  }
  const [, hours, minutes, seconds = '00'] = /[T;, ](\d{2}):?(\d{2})(?::?(\d{2}))?/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The number of the two digits at a place. */
function digitsAt(text: string, place: number): number {
  const [tens, ones] = [text.charCodeAt(place) - 0x30, text.charCodeAt(place + 1) - 0x30];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function monthOf(name = ''): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

/** Brokers' files are younger than 1970, and none is of 2070. */
function dayOf(year = '', month = '', day = ''): CivilDate | undefined {
  const whole = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year;
  return usableDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
