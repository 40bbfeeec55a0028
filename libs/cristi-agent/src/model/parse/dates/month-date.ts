import type { CivilDate } from '@bursar/calendar';

import { MONTHS } from '../tables/months';
import { isGlued, isJoinedBefore, isJoinedAfter, isSymbol, nextWordAt, wordAt, type Token } from '../tokens';
import { dayNumberAt, isMoneyAfter, type DateMention } from './date-mention';
import { latestDayOfYear, possibleDay } from './possible-day';

/** Words that may precede `3 de febrero`. */
const OPENINGS: readonly (readonly string[])[] = [[], ['el'], ['on'], ['dia'], ['el', 'dia'], ['the'], ['on', 'the']];
const BEFORE_MONTH: readonly (string | undefined)[] = ['de', 'of'];
const BEFORE_YEAR: readonly (string | undefined)[] = ['de', 'del', 'of'];
const LONGEST_MONTH_DAYS = 31;

interface Year {
  readonly year: number;
  readonly to: number;
}

/** `el 3 de febrero de 2026`, `3rd of February`, `3 feb` */
export function dayOfMonthNameAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  for (const opening of OPENINGS) {
    if (!opening.every((word, at) => (at === 0 ? wordAt : nextWordAt)(tokens, from + at) === word)) continue;
    const number = dayNumberAt(tokens, from + opening.length);
    if (number === undefined) continue;
    const at = BEFORE_MONTH.includes(nextWordAt(tokens, number.to)) ? number.to + 1 : number.to;
    const month = monthAt(tokens, at);
    if (month === undefined || !isSpacedAt(tokens, at)) continue;
    const after = indexAfterMonth(tokens, at);
    const year = yearAfterWord(tokens, after) ?? yearAfterComma(tokens, after);
    return mention(from, year?.to ?? at + 1, { day: number.day, month, year: year?.year }, today);
  }
  return undefined;
}

/** `February 3, 2026`, `febrero 3`; a number before a currency is not a day. */
export function monthNameAndDayAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const month = monthAt(tokens, from);
  const at = indexAfterMonth(tokens, from);
  if (month === undefined || !isSpacedAt(tokens, at)) return undefined;
  const joined = /^(\d{1,2}),(\d{4})$/.exec(tokens[at]?.text ?? '');
  if (joined !== null && isYear(joined[2] ?? '') && !isJoinedAfter(tokens, at)) {
    return mention(from, at + 1, { day: Number(joined[1]), month, year: Number(joined[2]) }, today);
  }
  const number = dayNumberAt(tokens, at);
  if (number === undefined || number.day > LONGEST_MONTH_DAYS || isMoneyAfter(tokens, number.to)) return undefined;
  const year = yearAfterComma(tokens, number.to);
  return mention(from, year?.to ?? number.to, { day: number.day, month, year: year?.year }, today);
}

function mention(
  from: number,
  to: number,
  { day, month, year }: { readonly day: number; readonly month: number; readonly year: number | undefined },
  today: CivilDate,
): DateMention {
  if (year !== undefined) return { from, to, day: possibleDay(year, month, day), isFull: true };
  return { from, to, day: latestDayOfYear(month, day, today), isFull: false };
}

function monthAt(tokens: readonly Token[], index: number): number | undefined {
  return MONTHS.get(wordAt(tokens, index) ?? '');
}

/** An abbreviation may end with a full stop. */
function indexAfterMonth(tokens: readonly Token[], index: number): number {
  return isGlued(tokens, index + 1) && isSymbol(tokens[index + 1], '.') ? index + 2 : index + 1;
}

function yearAfterWord(tokens: readonly Token[], index: number): Year | undefined {
  return BEFORE_YEAR.includes(nextWordAt(tokens, index)) ? yearAt(tokens, index + 1) : undefined;
}

function yearAfterComma(tokens: readonly Token[], index: number): Year | undefined {
  return isSymbol(tokens[index], ',') ? yearAt(tokens, index + 1) : undefined;
}

/** A year of four digits that can be stored and is not an amount. */
function yearAt(tokens: readonly Token[], index: number): Year | undefined {
  const token = tokens[index];
  const isStanding = token?.kind === 'number' && !isJoinedBefore(tokens, index) && !isJoinedAfter(tokens, index);
  if (!isStanding || !isYear(token.text) || isMoneyAfter(tokens, index + 1)) return undefined;
  return { year: Number(token.text), to: index + 1 };
}

function isYear(digits: string): boolean {
  return /^\d{4}$/.test(digits) && possibleDay(Number(digits), 1, 1) !== undefined;
}

function isSpacedAt(tokens: readonly Token[], index: number): boolean {
  return tokens[index] !== undefined && !isGlued(tokens, index);
}
