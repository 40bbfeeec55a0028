import { cleanText } from '../cells/clean-text';
import { dayOf, parseDateCell, type DateCell } from '../cells/date-cell';
import { monthOf } from '../cells/month-names';
import { plainWord } from '../cells/plain-word';
import type { DateOrder } from '../reading-arguments';
import { dayIn, labelled, readPreamble } from './preamble';
import { PERIOD_LABELS, STATEMENT_DATE_LABELS } from './vocabulary/preamble-words';
import { wordSet } from './vocabulary/word-lists';

export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface StatedPeriod {
  /** The period in an order of day and month; undefined where it cannot be read in that one. */
  readonly in: (order: DateOrder) => Period | undefined;
  /** Where the year stands first, the month may stand before the day. */
  readonly isYearFirst: boolean;
}

const PERIODS = wordSet(PERIOD_LABELS);
const STATEMENT_DATES = wordSet(STATEMENT_DATE_LABELS);
/** Statements are of a quarter at most; entries of cards may be older. */
const DAYS_BEFORE = 184;
const DAY_LENGTH = 86_400_000;

/** The one period that lines around a table state, or the half year before the date that they give the statement. */
export function statedPeriod(lines: readonly (readonly string[])[]): StatedPeriod | undefined {
  const found = lines.flatMap((line) => {
    const cells = line.map(cleanText).filter((cell) => cell !== '');
    if (cells.length === 0) return [];
    const [label, values] = labelled(cells);
    const isLabelled = PERIODS.has(plainWord(label));
    const { from, to } = readPreamble([cells]);
    if (from !== undefined && to !== undefined) return [{ key: JSON.stringify([from, to]), isLabelled, from, to }];
    const month = isLabelled ? wholeMonth(values.join(' ')) : undefined;
    return month === undefined ? [] : [{ key: JSON.stringify(month), isLabelled, ...month }];
  });
  const named = found.filter(({ isLabelled }) => isLabelled);
  const stated = named.length > 0 ? named : found;
  const [period] = stated;
  if (period !== undefined) return stated.every(({ key }) => key === period.key) ? between(period) : undefined;
  const { from, to } = readPreamble(lines);
  if (from !== undefined && to !== undefined) return between({ from, to });
  const dates = lines.flatMap((line) => statementDate(line) ?? []);
  const [date = to] = dates;
  return date !== undefined && dates.every((other) => JSON.stringify(other) === JSON.stringify(date))
    ? upTo(date)
    : undefined;
}

function between({ from, to }: { readonly from: DateCell; readonly to: DateCell }): StatedPeriod {
  return {
    isYearFirst: from.order === 'YMD',
    in: (order) => {
      const [first, last] = [dayOf(from, order), dayOf(to, order)];
      return first === undefined || last === undefined || first > last ? undefined : { from: first, to: last };
    },
  };
}

function upTo(date: DateCell): StatedPeriod {
  return {
    isYearFirst: date.order === 'YMD',
    in: (order) => {
      const to = dayOf(date, order);
      if (to === undefined) return undefined;
      const from = new Date(Date.parse(`${to}T00:00:00Z`) - DAYS_BEFORE * DAY_LENGTH);
      return { from: from.toISOString().slice(0, 10), to };
    },
  };
}

/** `Statement date 5 Jan 2025`, `Fecha de corte;31/01/2025` */
function statementDate(line: readonly string[]): DateCell | undefined {
  const text = line
    .map(cleanText)
    .filter((cell) => cell !== '')
    .join(' ');
  const day = dayIn(text);
  if (day === undefined) return undefined;
  const at = text.indexOf(day);
  const isAlone = !/\d/.test(text.slice(0, at) + text.slice(at + day.length));
  return isAlone && STATEMENT_DATES.has(plainWord(text.slice(0, at))) ? parseDateCell(day) : undefined;
}

/** `Januari 2025`, `01/2025` */
function wholeMonth(text: string): { from: DateCell; to: DateCell } | undefined {
  const [, name, number, year] = /^(?:(\p{L}{3,})\.?|(\d\d?)) ?[ /.-] ?(?:de |del )?(\d{4})$/u.exec(text) ?? [];
  const month = name === undefined ? Number(number) : monthOf(name);
  if (year === undefined || month === undefined || month < 1 || month > 12) return undefined;
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  const day = (first: number): DateCell => ({
    ...{ first, second: month, third: Number(year), order: 'DMY', isShort: false, time: '00:00:00' },
  });
  return { from: day(1), to: day(last) };
}
