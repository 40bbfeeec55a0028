import type { CivilDate } from '@bursar/calendar';

import { isGlued, isJoinedBefore, isJoinedAfter, isSymbol, type Token } from '../tokens';
import type { DateMention } from './date-mention';
import { latestDayOfYear, possibleDay } from './possible-day';

const CENTURY = 2_000;

/** `2026-01-28`, `28/1/2026`, `28-01-26`, `28/1`: the day first, unless that is impossible. */
export function numericDateAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  return (
    fullDateAt(tokens, from, '-') ?? fullDateAt(tokens, from, '/') ?? (dayAndMonthAt(tokens, from, today) || undefined)
  );
}

function fullDateAt(tokens: readonly Token[], from: number, separator: '-' | '/'): DateMention | undefined {
  const [first = '', second = '', third = ''] = numbersAt(tokens, from, 3, separator) ?? [];
  const to = from + 5;
  if (separator === '-' && /^\d{4}-\d{2}-\d{2}$/.test([first, second, third].join('-'))) {
    return { from, to, day: possibleDay(Number(first), Number(second), Number(third)), isFull: true };
  }
  if (!isShort(first) || !isShort(second) || !/^(\d{2}|\d{4})$/.test(third)) return undefined;
  const year = third.length === 2 ? CENTURY + Number(third) : Number(third);
  const { day, month, isAmbiguous } = dayFirst(first, second);
  return { from, to, day: possibleDay(year, month, day), isFull: true, isAmbiguous };
}

function dayAndMonthAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const [first = '', second = ''] = numbersAt(tokens, from, 2, '/') ?? [];
  if (!isShort(first) || !isShort(second)) return undefined;
  const { day, month, isAmbiguous } = dayFirst(first, second);
  return { from, to: from + 3, day: latestDayOfYear(month, day, today), isFull: false, isAmbiguous };
}

/** `count` numbers with one separator between them and nothing joined to them. */
function numbersAt(tokens: readonly Token[], from: number, count: number, separator: string): string[] | undefined {
  const last = from + 2 * count - 2;
  if (isJoinedBefore(tokens, from) || isJoinedAfter(tokens, last)) return undefined;
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

function isShort(digits: string): boolean {
  return /^\d{1,2}$/.test(digits);
}

function dayFirst(first: string, second: string) {
  const [one, other] = [Number(first), Number(second)];
  const isMonthFirst = other > 12 && one <= 12;
  return {
    day: isMonthFirst ? other : one,
    month: isMonthFirst ? one : other,
    isAmbiguous: one <= 12 && other <= 12 && one !== other,
  };
}
