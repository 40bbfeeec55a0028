import { parseDateCell } from '../cells/date-cell';
import { parseDayWithoutYear, type DayWithoutYear } from '../cells/day-without-year';
import { isBookableDay } from '../../bookable-day';
import type { DateOrder } from '../reading-arguments';
import { findHeader, namedDates } from './find-header';
import { onlyCell } from './only-cell';
import type { TableInput } from './open-table';
import { statedPeriod, type Period, type StatedPeriod } from './stated-period';
import type { TableSource } from './table-rows';

/** As many lines tell how days are written, and as many stand below a table at most. */
const FIRST_LINES = 200;
const LAST_LINES = 60;
const ORDERS = ['DMY', 'MDY'] as const;

/**
 * The same lines, with years behind days that have none (`13/01`, `3 Feb`) where the file states its period or its date: the one
 * year that puts a day inside. A day that fits twice, or not at all, stays as it is, and so does one whose year hangs on
 * an order of day and month that is not settled.
 */
export function withStatedYears(source: TableSource, { settings }: Pick<TableInput, 'settings'>): TableSource {
  const first: (readonly string[])[] = [];
  for (const record of source.records()) if (first.push(record) >= FIRST_LINES) break;
  const header = findHeader(first);
  if (header === undefined) return source;
  const columns = namedDates(header.cells).filter((column) => isWithoutYears(first.slice(header.line + 1), column));
  if (columns.length === 0) return source;
  const { days, hasYears, below } = daysOf(source, header.line, columns);
  const period = statedPeriod([...first.slice(0, header.line), ...below]);
  if (period === undefined) return source;
  const short = settings.date_order;
  const given = short === undefined || short === 'auto' ? settings.mapping?.date_order : short;
  const order = orderOf(days, period, given ?? undefined);
  return {
    is1904: source.is1904,
    *records() {
      let line = -1;
      for (const record of source.records()) {
        line += 1;
        yield line <= header.line ? record : record.map((cell, at) => (columns.includes(at) ? withYear(cell) : cell));
      }
    },
  };

  function withYear(cell: string): string {
    const day = parseDayWithoutYear(cell);
    if (day === undefined || period === undefined) return cell;
    const settled = day.isNamed ? undefined : order;
    const years = (settled === undefined ? ORDERS : [settled]).map((one) => yearOf(day, one, period.in(one)));
    const known = new Set(day.isNamed ? years.filter((year) => year !== undefined) : years);
    const [year] = known;
    if (year === undefined || known.size > 1) return cell;
    // Beside whole days it is written as they are.
    if (settled === undefined || (day.hasPoints ? settled === 'DMY' : hasYears)) return day.withYear(year);
    const [month, ofMonth] = settled === 'DMY' ? [day.second, day.first] : [day.first, day.second];
    return isoDay(year, month, ofMonth);
  }
}

/** Most of its filled cells are days, and some of them have no year; a text alone in its line is a heading or a footer. */
function isWithoutYears(lines: readonly (readonly string[])[], column: number): boolean {
  const rows = lines.filter((record) => onlyCell(record) === undefined);
  const cells = rows.map((record) => (record[column] ?? '').trim()).filter((cell) => cell !== '');
  const without = cells.filter((cell) => parseDayWithoutYear(cell) !== undefined).length;
  const withYears = cells.filter((cell) => parseDateCell(cell) !== undefined).length;
  return without > 0 && (without + withYears) * 2 >= cells.length;
}

interface DaysOfTable {
  /** Those of each column whose order they leave open, each once. */
  readonly days: readonly ReadonlyMap<string, DayWithoutYear>[];
  readonly hasYears: boolean;
  /** The lines behind the last one with a day. */
  readonly below: readonly (readonly string[])[];
}

function daysOf(source: TableSource, header: number, columns: readonly number[]): DaysOfTable {
  const days = columns.map(() => new Map<string, DayWithoutYear>());
  let hasYears = false;
  let below: (readonly string[])[] = [];
  let line = -1;
  for (const record of source.records()) {
    line += 1;
    if (line <= header) continue;
    let hasDay = false;
    columns.forEach((column, place) => {
      const cell = record[column] ?? '';
      const day = parseDayWithoutYear(cell);
      const isWhole = day === undefined && parseDateCell(cell.trim()) !== undefined;
      hasDay ||= day !== undefined || isWhole;
      hasYears ||= isWhole;
      if (day?.isNamed === false) days[place]?.set(cell, day);
    });
    if (hasDay) below = [];
    else if (below.length < LAST_LINES) below.push(record);
  }
  return { days, hasYears, below };
}

/** The one order that all days allow, or that puts all days of the first column inside the period; between points the day is first. */
function orderOf(
  days: DaysOfTable['days'],
  period: StatedPeriod,
  given: DateOrder | undefined,
): 'DMY' | 'MDY' | undefined {
  const all = days.flatMap((column) => [...column.values()]);
  const readable = ORDERS.filter((order) =>
    given === 'DMY' || given === 'MDY' ? order === given : period.in(order) !== undefined,
  );
  const possible = readable.filter((order) =>
    all.every(({ first, second }) => (order === 'DMY' ? second : first) <= 12),
  );
  if (possible.length === 1) return possible[0];
  const main = [...(days.find(({ size }) => size > 0)?.values() ?? [])];
  const fitting = possible.filter((order) => main.every((day) => yearOf(day, order, period.in(order)) !== undefined));
  if (fitting.length === 1) return fitting[0];
  const isDotted = all.length > 0 && all.every(({ hasPoints }) => hasPoints);
  return isDotted && possible.includes('DMY') && !period.isYearFirst ? 'DMY' : undefined;
}

/** The one year in which the day lies inside the period. */
function yearOf(
  { first, second, isNamed }: DayWithoutYear,
  order: DateOrder,
  period: Period | undefined,
): number | undefined {
  if (period === undefined) return undefined;
  const [month, day] = isNamed || order === 'DMY' ? [second, first] : [first, second];
  const years: number[] = [];
  for (let year = Number(period.from.slice(0, 4)); year <= Number(period.to.slice(0, 4)); year += 1) {
    const written = isoDay(year, month, day);
    if (isBookableDay(written) && written >= period.from && written <= period.to) years.push(year);
  }
  return years.length === 1 ? years[0] : undefined;
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
