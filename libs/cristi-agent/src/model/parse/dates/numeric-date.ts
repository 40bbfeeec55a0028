import type { CivilDate } from '@bursar/calendar';

import { isGlued, isJoinedAfter, isJoinedBefore, isSymbol, plainDigitsAt, wordAt, type Token } from '../tokens';
import { CONNECTED_MONTHS } from '../words/days';
import { isMoneyAfter, type DateMention } from './date-mention';
import { possibleDay } from './possible-day';
import { dayOfYear } from './relative-period';

const CENTURY = 2_000;
const MONTHS_A_YEAR = 12;
const ORDER_DOUBT = 'day and month could be the other way round';
/** `20260315`: only near years, since numbers of orders and telephones are as long. */
export const COMPACT_DATE = /^(20[1-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const POINTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** `2026-01-28`, `28/1/2026`, `28-01-26`, `28.1.2026`, `28/1`, `5/mar/26`: the day first, unless that is impossible. */
export function numericDateAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  if (tokens[from]?.kind !== 'number' || isJoinedBefore(tokens, from)) return undefined;
  return (
    compactDateAt(tokens, from) ??
    pointedDateAt(tokens, from) ??
    fullDateAt(tokens, from, '-') ??
    fullDateAt(tokens, from, '/') ??
    dayAndMonthAt(tokens, from, today) ??
    namedMonthAt(tokens, from, '/', today) ??
    namedMonthAt(tokens, from, '-', today)
  );
}

function compactDateAt(tokens: readonly Token[], from: number): DateMention | undefined {
  const [, year, month, day] = COMPACT_DATE.exec(plainDigitsAt(tokens, from) ?? '') ?? [];
  if (year === undefined || isSymbol(tokens[from - 1], '$') || isMoneyAfter(tokens, from + 1)) return undefined;
  const date = possibleDay(Number(year), Number(month), Number(day));
  return { kind: 'day', from, to: from + 1, day: date, isFull: true, doubt: 'it may be a number and no date' };
}

function pointedDateAt(tokens: readonly Token[], from: number): DateMention | undefined {
  const [, first, second, year] = POINTED.exec(tokens[from]?.text ?? '') ?? [];
  if (first === undefined || second === undefined || isJoinedAfter(tokens, from)) return undefined;
  return numbered(from, from + 1, dayFirst(first, second), Number(year));
}

function fullDateAt(tokens: readonly Token[], from: number, separator: '-' | '/'): DateMention | undefined {
  const [first = '', second = '', third = ''] = numbersAt(tokens, from, 3, separator) ?? [];
  const to = from + 5;
  if (/^\d{4}-\d{2}-\d{2}$/.test([first, second, third].join('-'))) {
    return { kind: 'day', from, to, day: possibleDay(Number(first), Number(second), Number(third)), isFull: true };
  }
  if (!isShort(first) || !isShort(second) || !/^(\d{2}|\d{4})$/.test(third)) return undefined;
  return numbered(from, to, dayFirst(first, second), third.length === 2 ? CENTURY + Number(third) : Number(third));
}

function dayAndMonthAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const [first = '', second = ''] = numbersAt(tokens, from, 2, '/') ?? [];
  if (!isShort(first) || !isShort(second)) return undefined;
  if (Number(first) > MONTHS_A_YEAR && Number(second) > MONTHS_A_YEAR) return undefined;
  const { day, month, isAmbiguous } = dayFirst(first, second);
  const doubt = isAmbiguous ? ORDER_DOUBT : undefined;
  return { ...dayOfYear(tokens, { from, to: from + 3 }, { day, month }, today), doubt };
}

/** `5/mar/26`, `05-mar-2026`, `5-mar` */
function namedMonthAt(
  tokens: readonly Token[],
  from: number,
  separator: '-' | '/',
  today: CivilDate,
): DateMention | undefined {
  const day = tokens[from]?.text ?? '';
  const month = CONNECTED_MONTHS.get(wordAt(tokens, from + 2) ?? '');
  const isJoined = (at: number) => isSymbol(tokens[at], separator) && isGlued(tokens, at) && isGlued(tokens, at + 1);
  if (!isShort(day) || month === undefined || !isJoined(from + 1)) return undefined;
  const year = tokens[from + 4];
  if (isJoined(from + 3) && year?.kind === 'number' && /^(\d{2}|\d{4})$/.test(year.text)) {
    const value = year.text.length === 2 ? CENTURY + Number(year.text) : Number(year.text);
    return { kind: 'day', from, to: from + 5, day: possibleDay(value, month, Number(day)), isFull: true };
  }
  return dayOfYear(tokens, { from, to: from + 3 }, { day: Number(day), month }, today);
}

function numbered(from: number, to: number, { day, month, isAmbiguous }: ReturnType<typeof dayFirst>, year: number) {
  const doubt = isAmbiguous ? ORDER_DOUBT : undefined;
  return { kind: 'day', from, to, day: possibleDay(year, month, day), isFull: true, doubt } as const;
}

/** `count` numbers with one separator between them and nothing joined to them. */
function numbersAt(tokens: readonly Token[], from: number, count: number, separator: string): string[] | undefined {
  const last = from + 2 * count - 2;
  if (isJoinedAfter(tokens, last) || goesOn(tokens, last, separator)) return undefined;
  const numbers: string[] = [];
  for (let index = from; index <= last; index += 1) {
    const token = tokens[index];
    const isNumber = (index - from) % 2 === 0;
    if (index > from && !isGlued(tokens, index)) return undefined;
    if (isNumber ? token?.kind !== 'number' : !isSymbol(token, separator)) return undefined;
    if (isNumber) numbers.push(token?.text ?? '');
  }
  return numbers;
}

/** True in front of another number with the same separator: `1/2/3/4` is no date. */
function goesOn(tokens: readonly Token[], last: number, separator: string): boolean {
  return isGlued(tokens, last + 1) && isSymbol(tokens[last + 1], separator) && tokens[last + 2]?.kind === 'number';
}

function isShort(digits: string): boolean {
  return /^\d{1,2}$/.test(digits);
}

function dayFirst(first: string, second: string) {
  const [one, other] = [Number(first), Number(second)];
  const isMonthFirst = other > MONTHS_A_YEAR && one <= MONTHS_A_YEAR;
  return {
    day: isMonthFirst ? other : one,
    month: isMonthFirst ? one : other,
    isAmbiguous: one <= MONTHS_A_YEAR && other <= MONTHS_A_YEAR && one !== other,
  };
}
