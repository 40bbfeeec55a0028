import type { CivilDate } from '@bursar/calendar';

import {
  isGlued,
  isJoinedAfter,
  isJoinedBefore,
  isSymbol,
  nextWordAt,
  wordAt,
  wordBefore,
  type Span,
  type Token,
} from '../tokens';
import { CONNECTED_MONTHS, FIRST, IN_MONTH, MONTHS } from '../words/days';
import { dayInWordsAt, dayNumberAt, isMoneyAfter, type DateMention, type DayNumber } from './date-mention';
import { latestDayOfYear, possibleDay } from './possible-day';
import { dayOfYear, relativeYearAt } from './relative-period';

/** Words that may precede `3 de febrero`. */
const OPENINGS: readonly (readonly string[])[] = [
  [],
  ['el'],
  ['on'],
  ['dia'],
  ['el', 'dia'],
  ['the'],
  ['on', 'the'],
  ['no', 'dia'],
  ['em'],
];
const BEFORE_MONTH: readonly (string | undefined)[] = ['de', 'of', 'do'];
const BEFORE_YEAR: readonly (string | undefined)[] = ['de', 'del', 'of'];
const NAME_BEFORE: ReadonlySet<string | undefined> = new Set(['a', 'con', 'para', 'to', 'with', 'for']);
const LONGEST_MONTH_DAYS = 31;
const MOST_YEARS_AGO = 15;
const NO_DAY = 'no day is named';

/** `el 3 de febrero de 2026`, `3rd of February`, `3 feb`, `primero de marzo`, `dos de marzo` */
export function dayOfMonthNameAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  for (const opening of OPENINGS) {
    if (!opening.every((word, at) => (at === 0 ? wordAt : nextWordAt)(tokens, from + at) === word)) continue;
    const number = numberBeforeMonth(tokens, from + opening.length);
    if (number === undefined) continue;
    const isConnected = BEFORE_MONTH.includes(nextWordAt(tokens, number.to));
    const at = isConnected ? number.to + 1 : number.to;
    const month = (isConnected ? CONNECTED_MONTHS : MONTHS).get(wordAt(tokens, at) ?? '');
    if (month === undefined || !isSpacedAt(tokens, at) || (number.needsConnector && !isConnected)) continue;
    const after = indexAfterMonth(tokens, at);
    const next = isConnected ? undefined : dayAfterMonth(tokens, after);
    if (next !== undefined && !number.isOrdinal) {
      if (number.day < 1 || number.day > LONGEST_MONTH_DAYS) continue;
      // In `lunch 12 march 3rd` the number before the month is the amount; in `12 march 3` either may be.
      if (next.isOrdinal || yearAfterComma(tokens, next.to, today) !== undefined) continue;
      return { ...mention(from, after, { day: number.day, month, year: undefined }, today), isContested: true };
    }
    return dayAndYear(tokens, { from, to: after }, { day: number.day, month }, today);
  }
  return undefined;
}

function numberBeforeMonth(
  tokens: readonly Token[],
  at: number,
): (DayNumber & { needsConnector: boolean }) | undefined {
  const digits = dayNumberAt(tokens, at);
  if (digits !== undefined) return { ...digits, needsConnector: false };
  if (FIRST.has(wordAt(tokens, at) ?? '')) return { day: 1, to: at + 1, isOrdinal: true, needsConnector: true };
  const words = dayInWordsAt(tokens, at);
  return words && { ...words, needsConnector: true };
}

/** `February 3, 2026`, `febrero 3`; a number before a currency is not a day, and `de enero 30` names what was paid for. */
export function monthNameAndDayAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const month = MONTHS.get(wordAt(tokens, from) ?? '');
  if (month === undefined || BEFORE_MONTH.includes(wordBefore(tokens, from))) return undefined;
  const at = indexAfterMonth(tokens, from);
  if (!isSpacedAt(tokens, at)) return undefined;
  const joined = /^(\d{1,2}),(\d{4})$/.exec(tokens[at]?.text ?? '');
  if (joined !== null && isYear(joined[2] ?? '') && !isJoinedAfter(tokens, at)) {
    return mention(from, at + 1, { day: Number(joined[1]), month, year: Number(joined[2]) }, today);
  }
  const isFirst = nextWordAt(tokens, at) === 'first';
  const number = isFirst ? { day: 1, to: at + 1, isOrdinal: true } : dayNumberAt(tokens, at);
  if (number === undefined || number.day > LONGEST_MONTH_DAYS || isMoneyAfter(tokens, number.to)) return undefined;
  const found = dayAndYear(tokens, { from, to: number.to }, { day: number.day, month }, today);
  return NAME_BEFORE.has(wordBefore(tokens, from)) ? { ...found, doubt: 'it could be a name and an amount' } : found;
}

/** `en enero`, `enero de 2026`, `last January`: no day is named. */
export function monthWithoutDayAt(tokens: readonly Token[], from: number): DateMention | undefined {
  const before = wordAt(tokens, from) ?? '';
  const isOpened = IN_MONTH.has(before) || before === 'last';
  const at = isOpened ? from + 1 : from;
  const month = MONTHS.get((isOpened ? nextWordAt(tokens, at) : wordAt(tokens, at)) ?? '');
  if (month === undefined) return undefined;
  const after = indexAfterMonth(tokens, at);
  const year = yearAfterWord(tokens, after);
  const isPast = nextWordAt(tokens, after) === 'pasado';
  if (!isOpened && year === undefined && !isPast) return undefined;
  const to = year?.to ?? (isPast ? after + 1 : after);
  return { kind: 'unknown', from, to, day: undefined, isFull: true, doubt: NO_DAY };
}

/** The index after a month's name with what belongs to it, for phrases such as `a principios de marzo`. */
export function afterMonthAt(tokens: readonly Token[], index: number): number | undefined {
  const word = nextWordAt(tokens, index) ?? '';
  if (MONTHS.has(word)) return yearAfterWord(tokens, index + 1)?.to ?? index + 1;
  return word === 'mes' || word === 'ano' || word === 'year' || word === 'month' ? index + 1 : undefined;
}

/** The day with the year behind it: `de 2025`, `, 2025`, `del año pasado`. */
function dayAndYear(
  tokens: readonly Token[],
  { from, to }: Span,
  { day, month }: { readonly day: number; readonly month: number },
  today: CivilDate,
): DateMention {
  if (relativeYearAt(tokens, to) !== undefined) return dayOfYear(tokens, { from, to }, { day, month }, today);
  const year = yearAfterWord(tokens, to) ?? yearAfterComma(tokens, to, today);
  return withYearDoubt(tokens, mention(from, year?.to ?? to, { day, month, year: year?.year }, today), today);
}

function mention(
  from: number,
  to: number,
  { day, month, year }: { readonly day: number; readonly month: number; readonly year: number | undefined },
  today: CivilDate,
): DateMention {
  if (year !== undefined) return { kind: 'day', from, to, day: possibleDay(year, month, day), isFull: true };
  return { kind: 'day', from, to, day: latestDayOfYear(month, day, today), isFull: false, isLatest: true };
}

/** A day behind a month: `3` in `march 3`. */
function dayAfterMonth(tokens: readonly Token[], at: number): DayNumber | undefined {
  if (!isSpacedAt(tokens, at)) return undefined;
  const number = dayNumberAt(tokens, at);
  const isDay = number !== undefined && number.day >= 1 && number.day <= LONGEST_MONTH_DAYS;
  return isDay && !isMoneyAfter(tokens, number.to) ? number : undefined;
}

/** An abbreviation may end with a full stop. */
function indexAfterMonth(tokens: readonly Token[], index: number): number {
  const isShort = (tokens[index]?.text.length ?? 0) <= 4;
  return isShort && isGlued(tokens, index + 1) && isSymbol(tokens[index + 1], '.') ? index + 2 : index + 1;
}

interface Year {
  readonly year: number;
  readonly to: number;
}

function yearAfterWord(tokens: readonly Token[], index: number): Year | undefined {
  return BEFORE_YEAR.includes(nextWordAt(tokens, index)) ? yearAt(tokens, index + 1) : undefined;
}

/** Without a word between, a number is a year only near today: `feb 3, 1900 rent` names an amount. */
function yearAfterComma(tokens: readonly Token[], index: number, today: CivilDate): Year | undefined {
  return isSymbol(tokens[index], ',') ? nearYearAt(tokens, index + 1, today) : undefined;
}

/** `15 de marzo 2025`: the number may be the year, or an amount of another day. */
function withYearDoubt(tokens: readonly Token[], found: DateMention, today: CivilDate): DateMention {
  const isOpen = !found.isFull && isSpacedAt(tokens, found.to) && nearYearAt(tokens, found.to, today) !== undefined;
  return isOpen ? { ...found, doubt: 'the number behind it may be its year' } : found;
}

function nearYearAt(tokens: readonly Token[], index: number, today: CivilDate): Year | undefined {
  const year = yearAt(tokens, index);
  const isNear = year !== undefined && year.year <= today.year + 1 && year.year >= today.year - MOST_YEARS_AGO;
  return isNear ? year : undefined;
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
