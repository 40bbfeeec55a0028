import { isBookableDay } from '../bookable-day';
import type { ParseOptions } from './statement-row';

const YEAR_FIRST = /^(?<year>\d{4})([-/])(?<month>\d{1,2})\2(?<day>\d{1,2})/;
const YEAR_LAST = /^(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?<year>\d{4})/;
const TIME =
  /^[T ](?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)(?::(?<seconds>[0-5]\d)(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/**
 * The date in a cell as `YYYY-MM-DDTHH:MM:SS`: midnight unless the cell also has a time, whose zone is ignored. `undefined`
 * for other text, and for days that do not exist or are not from 1900 to 2999.
 */
export function parseStatementDate(cell: string, order: ParseOptions['dateOrder']): string | undefined {
  const text = cell.trim();
  const date = YEAR_FIRST.exec(text) ?? (order === 'YMD' ? null : YEAR_LAST.exec(text));
  if (date?.groups === undefined) return undefined;
  const { year, first, second } = date.groups;
  const [inDay, inMonth] = order === 'MDY' ? [second, first] : [first, second];
  const { day = inDay, month = inMonth } = date.groups;
  const civil = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const time = timeOf(text.slice(date[0].length));
  return time !== undefined && isBookableDay(civil) ? `${civil}T${time}` : undefined;
}

function timeOf(rest: string): string | undefined {
  if (rest === '') return '00:00:00';
  const { hours, minutes, seconds = '00' } = TIME.exec(rest)?.groups ?? {};
  return hours === undefined ? undefined : `${hours}:${minutes}:${seconds}`;
}
