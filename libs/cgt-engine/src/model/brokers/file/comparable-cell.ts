import { brokerDate } from './broker-date';
import { exactNumber } from './exact-number';

const MOMENT = /^(.*?\d)(?:(?: |, |T|;)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;
const FIGURES = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const LETTERS = /^\d{1,2}[- ][a-z]{3,9}[- ,]+\d{2,4}$/i;
const YEAR_FIRST = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/;

/**
 * The same text for two cells that say the same: a number by its value, a moment to the minute. Spreadsheets save `£1,950.000`
 * as `1950`, `03 Apr 2024` as `03-Apr-24` and a time without its seconds. Which of two figures is the month stays open.
 */
export function comparableCell(text: string): string {
  const number = exactNumber(text);
  if (number !== undefined) return number.text;
  const [, written = '', hours, minutes] = MOMENT.exec(text) ?? [];
  const day = comparableDay(written);
  if (day === undefined) return text;
  return hours === undefined || minutes === undefined ? day : `${day} ${hours.padStart(2, '0')}:${minutes}`;
}

function comparableDay(written: string): string | undefined {
  const [, first, second, year] = FIGURES.exec(written) ?? [];
  if (year !== undefined) return `${Number(first)}/${Number(second)}/${year.length === 2 ? `20${year}` : year}`;
  if (!LETTERS.test(written) && !YEAR_FIRST.test(written)) return undefined;
  return brokerDate(written, 'year-first')?.text;
}
