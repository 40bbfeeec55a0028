import { isBookableDay } from '../../bookable-day';
import { QUOTED_FORMULA, TYPED_NUMBER } from './clean-text';
import { inCommonEra } from './days-of-eras';
import { latinDigits } from './digits-of-scripts';
import type { DateOrder } from '../reading-arguments';
import { monthOf } from './month-names';

/** A cell that holds a day. Its numbers are in the order of the cell; `order` is what the cell itself says about them. */
export interface DateCell {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** Year first with four digits, a name for the month, or points: the order is settled. `open` else. */
  readonly order: DateOrder | 'open';
  /** Whether the year has only two digits. */
  readonly isShort: boolean;
  /** `HH:MM:SS`. */
  readonly time: string;
}

const LONGEST = 60;
export const MIDNIGHT = '00:00:00';
const POINTS = /^(\d\d)\.(\d\d)\.(\d{4})$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)(?:\.\d+)?)?(?:\[[^\]]*\])?$/;
/** `13012025`; what begins like a year is one. */
const COMPACT_YEAR_LAST = /^(0[1-9]|[12]\d|3[01])(0[1-9]|[12]\d|3[01])((?:19|20)\d\d)$/;
const YEAR_FIRST =
  /^(\d{4})(?:([-/])(\d{1,2})\2(\d{1,2})|\. ?(\d{1,2})\. ?(\d{1,2})\.?|[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일])/;
const NUMBERS = /^(\d{1,2})([-/ ]|\. ?)(\d{1,2})\2(\d{4}|\d\d)(?!\d)\.?/;
const DAY_MONTH_NAME =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[. /-]*(?:de |d')?(\p{L}{3,})\.?[ ,./-]*(?:de |del )?['’]?(\d{4}|\d\d)(?!\d)/u;
const MONTH_NAME_DAY = /^(\p{L}{3,})\.?[ -]*(\d{1,2})(?:st|nd|rd|th)?(?:, *| +|-)['’]?(\d{4}|\d\d)(?!\d)/u;
const YEAR_MONTH_NAME = /^(\d{4})[. /-]+(\p{L}{3,})\.?[ /-]*(\d{1,2})(?!\d)\.?/u;
const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lun(?:di|edi|es)?|mar(?:di|tedi|tes)?|mer(?:credi|coledi)?|jeu(?:di)?|ven(?:dredi|erdi)?|sam(?:edi)?|dim(?:anche)?|gio(?:vedi)?|s[aá]bad?o?|dom(?:enica|ingo)?|mi[eé]rcoles|jueves|viernes|seg|ter|qua|qui|sex)\.?,? +(?=\d|\p{L}{3,}\.? \d)/iu;
const TIME =
  /^(?:-(?=\d\d:\d\d:\d\d$)|(?:[T ,;]|at|à|[aà]s|a las?|alle|um|kl)+) *(\d{1,2})[:.h](\d\d)(?:[:.](\d\d)(?:[.,:]\d+)?)? *([ap]\.? ?m\.?)?(?: *(?:Z|(?:UTC|GMT)?[+-]\d\d:?\d\d|[A-Z]{2,5}))?$/i;

/** What stands behind some days: their day of the week, or the day that the entry counts from. */
const BEHIND =
  /(?<=\d),? *(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\((?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\)|\([月火水木金土日월화수목금토일]\)|as of [\d/-]+)$/i;

let latest: { readonly cell: string; readonly date: DateCell | undefined } = { cell: '', date: undefined };

/** The day in a cell, with its time; undefined for other text. Lines of one day follow one another. */
export function parseDateCell(cell: string): DateCell | undefined {
  if (cell !== latest.cell) latest = { cell, date: parse(cell) };
  return latest.date;
}

function parse(cell: string): DateCell | undefined {
  const iso = ISO.exec(cell);
  if (iso !== null) return dateCell(Number(iso[1]), Number(iso[2]), Number(iso[3]), 'YMD', false, MIDNIGHT);
  const points = POINTS.exec(cell);
  if (points !== null) return dateCell(Number(points[1]), Number(points[2]), Number(points[3]), 'DMY', false, MIDNIGHT);
  const plain = (cell.startsWith(TYPED_NUMBER) ? cell.slice(1) : cell).trim();
  const written = QUOTED_FORMULA.exec(plain)?.[1]?.trim() ?? plain;
  // Some banks write a spreadsheet's mark of a text, or quote it.
  const bare = written.replace(/^'(.*?)'?$/, '$1');
  const text = inCommonEra(latinDigits(bare)).replace(BEHIND, '');
  if (text.length < 6 || text.length > LONGEST || !/\d/.test(text)) return undefined;
  const found = numeric(text) ?? named(text);
  if (found !== undefined) return found;
  const rest = text.replace(WEEKDAY, '');
  return rest === text ? timeFirst(text) : (named(rest) ?? numeric(rest));
}

function numeric(text: string): DateCell | undefined {
  const compact = COMPACT.exec(text);
  if (compact !== null) {
    const [, year, month, day, hours, minutes, seconds] = compact;
    const time = hours === undefined ? MIDNIGHT : timeOf(` ${hours}:${minutes}:${seconds}`);
    return time === undefined ? undefined : dateCell(Number(year), Number(month), Number(day), 'YMD', false, time);
  }
  const yearLast = COMPACT_YEAR_LAST.exec(text);
  if (yearLast !== null) {
    const [, first, second, third] = yearLast;
    return dateCell(Number(first), Number(second), Number(third), 'open', false, MIDNIGHT);
  }
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) {
    const [whole, year, , month1, day1, month2, day2, month3, day3] = yearFirst;
    const time = timeOf(text.slice(whole.length));
    const [month, day] = [month1 ?? month2 ?? month3, day1 ?? day2 ?? day3];
    return time === undefined ? undefined : dateCell(Number(year), Number(month), Number(day), 'YMD', false, time);
  }
  const numbers = NUMBERS.exec(text);
  if (numbers === null) return undefined;
  const [whole, first, mark = '', second, third = ''] = numbers;
  const time = timeOf(text.slice(whole.length));
  if (time === undefined) return undefined;
  const order = mark.startsWith('.') && third.length === 4 ? 'DMY' : mark.startsWith('.') ? 'DMY' : 'open';
  return dateCell(Number(first), Number(second), Number(third), order, third.length === 2, time);
}

/** `13:26 25-08-25` */
function timeFirst(text: string): DateCell | undefined {
  const [, clock, day] = /^(\d{1,2}:\d\d(?::\d\d)?)[ ,]+(\S.*)$/.exec(text) ?? [];
  const time = clock === undefined ? undefined : timeOf(` ${clock}`);
  const cell = day === undefined || day.includes(':') ? undefined : (numeric(day) ?? named(day));
  return time === undefined || cell === undefined ? undefined : { ...cell, time };
}

function named(text: string): DateCell | undefined {
  const forms = [
    [DAY_MONTH_NAME.exec(text), 1, 2, 3],
    [MONTH_NAME_DAY.exec(text), 2, 1, 3],
    [YEAR_MONTH_NAME.exec(text), 3, 2, 1],
  ] as const;
  for (const [match, day, month, year] of forms) {
    const number = match === null ? undefined : monthOf(match[month] as string);
    const time = match === null ? undefined : timeOf(text.slice(match[0].length));
    if (match === null || number === undefined || time === undefined) continue;
    const [dayText, yearText] = [match[day] as string, match[year] as string];
    return dateCell(Number(dayText), number, Number(yearText), 'DMY', yearText.length === 2, time);
  }
  return undefined;
}

function dateCell(
  first: number,
  second: number,
  third: number,
  order: DateCell['order'],
  isShort: boolean,
  time: string,
): DateCell {
  return { first, second, third, order, isShort, time };
}

/** What a spreadsheet's time without a day counts from. */
const DAY_ZERO = /^(?:1899-12-3[01]|1904-01-01) /;

/** The time of day in a cell of its own, as `HH:MM:SS`. */
export function parseTimeCell(cell: string): string | undefined {
  return cell === '' || cell.length > LONGEST ? undefined : timeOf(` ${latinDigits(cell).replace(DAY_ZERO, '')}`);
}

function timeOf(rest: string): string | undefined {
  const text = rest.trimEnd();
  if (text === '' || text === 'Z') return MIDNIGHT;
  const [, hours, minutes = '', seconds = '00', half] = TIME.exec(text) ?? [];
  if (hours === undefined) return undefined;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  }
  if (hour > 23 || minutes > '59' || seconds > '59') return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}

/** Which years two digits stand for. */
export type ShortYears = 'common' | 'buddhist';

/** The day of a cell as `YYYY-MM-DD` when open ones are in this order; undefined for a day that does not exist. */
export function dayOf(cell: DateCell, order: DateOrder, shortYears: ShortYears = 'common'): string | undefined {
  const { first, second, third } = cell;
  const fullYear = shortYears === 'common' ? commonYear : buddhistYear;
  const inOrder = cell.order === 'open' || (cell.isShort && order === 'YMD') ? order : cell.order;
  if (inOrder === 'YMD') {
    if (cell.order === 'open' && !cell.isShort) return undefined;
    return civilDay(cell.isShort ? fullYear(first) : first, second, third);
  }
  const year = cell.isShort ? fullYear(third) : third;
  return inOrder === 'DMY' ? civilDay(year, second, first) : civilDay(year, first, second);
}

/** Years of two digits are from 1970 to 2069. */
function commonYear(year: number): number {
  return year >= 70 ? 1900 + year : 2000 + year;
}

/** `68` is 2568, which is 2025; years below 50 are those of other people: `25`. */
function buddhistYear(year: number): number {
  return year >= 50 ? 2500 + year : 2000 + year;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Thai banks count the years from 543 BCE; read as they stand, such years would be those of no statement. */
const BUDDHIST_YEARS = { first: 2443, before: 543 };

function civilDay(written: number, month: number, day: number): string | undefined {
  const year = written >= BUDDHIST_YEARS.first ? written - BUDDHIST_YEARS.before : written;
  if (month < 1 || month > 12 || day < 1 || day > (DAYS[month - 1] as number)) return undefined;
  const text = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
  return day <= 28 && year >= 1900 && year <= 2999 ? text : isBookableDay(text) ? text : undefined;
}
