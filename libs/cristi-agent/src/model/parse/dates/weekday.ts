import type { CivilDate } from '@bursar/calendar';

import { longestPhraseAt } from '../find-phrases';
import { isOneEditApart } from '../edit-distance';
import { KNOWN_WORDS } from '../words/known-words';
import { isGlued, isSymbol, nextWordAt, wordAt, wordBefore, type Token } from '../tokens';
import {
  DOUBTFUL_BEFORE,
  ENGLISH_FORM_AFTER,
  ENGLISH_WEEKDAY_FORMS,
  MONTHS,
  NAME_BEFORE,
  NEXT_BEFORE,
  NEXT_BEHIND,
  ON_WEEKDAY,
  PARTS_BEHIND_DAY,
  PAST_BEHIND,
  PORTUGUESE_WEEKDAY_FORMS,
  SPANISH_WEEKDAY_FORMS,
  THIS_WEEKDAY,
  WEEKDAYS,
} from '../words/days';
import { dayNumberAt, isMoneyAfter, type DateMention } from './date-mention';
import { soundedWeekday } from './misspelled-day';
import { dayOfMonthNameAt, monthNameAndDayAt } from './month-date';
import { numericDateAt } from './numeric-date';
import { dayFromToday, latestDayOfMonth } from './possible-day';

const DAYS_A_WEEK = 7;
const LONGEST_MONTH_DAYS = 31;
/** `on this next Monday` */
const MOST_WORDS_BEFORE = 3;
const SHORTEST_MISSPELLED = 5;
/** One letter from a weekday. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'salado',
  'sundae',
  'sundaes',
  'lunas',
  'partes',
  'mantes',
  'cartes',
  'moneda',
  'domino',
]);
const PAST: ReadonlySet<string> = new Set(['last', 'past', 'pasado', 'ultimo', 'ultima']);

/** Monday is 0. */
export function weekdayOf(day: CivilDate): number {
  // 1970-01-01 was a Thursday, three days after Monday.
  return modulo(day.epochDay + 3, DAYS_A_WEEK);
}

/** `el lunes`, `last Monday`, `el martes pasado`: the latest before today; `el próximo lunes`: the first after today. */
export function weekdayAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const opening = openingOf(tokens, from);
  const found = weekdayNameAt(tokens, opening.to, opening.last);
  if (found === undefined || NAME_BEFORE.has(wordBefore(tokens, from) ?? '')) return undefined;
  const { weekday } = found;
  let { to } = found;
  let { isAhead, isPast } = opening;
  if (PAST_BEHIND.has(nextWordAt(tokens, to) ?? '')) {
    isPast = true;
    to += 1;
  }
  const next = longestPhraseAt(tokens, to, NEXT_BEHIND);
  if (next !== undefined) {
    isAhead = true;
    to = next.to;
  }
  if (PARTS_BEHIND_DAY.has(nextWordAt(tokens, to) ?? '')) to += 1;
  const distance = isAhead
    ? modulo(weekday - weekdayOf(today), DAYS_A_WEEK) || DAYS_A_WEEK
    : -(modulo(weekdayOf(today) - weekday, DAYS_A_WEEK) || DAYS_A_WEEK);
  const isDoubtful =
    found.isMisspelled === true ||
    (opening.isThis && !isPast) ||
    (!isAhead && DOUBTFUL_BEFORE.has(wordBefore(tokens, from) ?? ''));
  const doubt = isDoubtful ? 'another such day, a name or a habit may be meant' : undefined;
  const base = { kind: 'weekday', from, isFull: false, weekday } as const;
  const number = isAhead || isPast ? undefined : numberBehind(tokens, to, today);
  if (number === undefined)
    return { ...base, to, day: dayFromToday(today, distance), isLatest: !isAhead && !isPast, doubt };
  const day = latestDayOfMonth(number.day, today);
  const isSame = weekdayOf(day) === weekday;
  return {
    ...base,
    to: number.to,
    day,
    isNumbered: true,
    isLatest: true,
    doubt: isSame ? doubt : 'that day is another weekday',
  };
}

/** The words before a weekday: `on`, `el próximo`, `this`. */
function openingOf(tokens: readonly Token[], from: number) {
  const opening = { to: from, last: undefined as string | undefined, isAhead: false, isThis: false, isPast: false };
  while (opening.to < from + MOST_WORDS_BEFORE) {
    const word = standingWord(tokens, from, opening.to) ?? '';
    if (!ON_WEEKDAY.has(word) && !NEXT_BEFORE.has(word) && !THIS_WEEKDAY.has(word)) break;
    opening.isAhead ||= NEXT_BEFORE.has(word);
    opening.isThis ||= THIS_WEEKDAY.has(word);
    opening.isPast ||= PAST.has(word);
    opening.last = word;
    opening.to += 1;
  }
  return opening;
}

/** The weekday at a token. Short forms need a word before them, or the end of the text behind them. */
function weekdayNameAt(
  tokens: readonly Token[],
  at: number,
  before: string | undefined,
): { weekday: number; to: number; isMisspelled?: boolean } | undefined {
  const word = (before === undefined ? wordAt : nextWordAt)(tokens, at) ?? '';
  const portuguese = PORTUGUESE_WEEKDAY_FORMS.get(word);
  if (portuguese !== undefined) {
    const feira = isSymbol(tokens[at + 1], '-') && isGlued(tokens, at + 1) ? at + 2 : at + 1;
    if (tokens[feira]?.text === 'feira') return { weekday: portuguese, to: feira + 1 };
    const isNamed = ['na', 'ultima'].includes(before ?? '') || nextWordAt(tokens, at + 1) === 'passada';
    return isNamed ? { weekday: portuguese, to: at + 1 } : undefined;
  }
  const named = WEEKDAYS.get(word);
  if (named !== undefined) return { weekday: named, to: at + 1 };
  const isLast = tokens.slice(at + 1).every(({ kind }) => kind === 'symbol');
  // `mar` is March as well.
  const isAtEnd = before === undefined && (at === 0 || isLast) && !MONTHS.has(word);
  const spanish = before === 'el' || isAtEnd ? SPANISH_WEEKDAY_FORMS.get(word) : undefined;
  if (spanish !== undefined) return { weekday: spanish, to: at + 1, isMisspelled: before !== 'el' };
  const misspelled = soundedWeekday(word) ?? (before === undefined ? undefined : misspelledWeekday(word));
  if (misspelled !== undefined) return { weekday: misspelled, to: at + 1, isMisspelled: true };
  const english = ENGLISH_WEEKDAY_FORMS.get(word);
  if (english === undefined) return undefined;
  const isShown = ENGLISH_FORM_AFTER.has(before ?? '') || isLast;
  return isShown ? { weekday: english, to: at + 1 } : undefined;
}

/** `el juebes`, `on tuseday`: one letter from one weekday. */
function misspelledWeekday(word: string): number | undefined {
  if (word.length < SHORTEST_MISSPELLED || KNOWN_WORDS.has(word) || OTHER_WORDS.has(word)) return undefined;
  const known = [...WEEKDAYS.keys()].find((name) => name.length >= SHORTEST_MISSPELLED && isOneEditApart(word, name));
  return known === undefined ? undefined : WEEKDAYS.get(known);
}

/** The day in `viernes 13`; none where a complete date follows, as in `viernes 13 de marzo`. */
function numberBehind(tokens: readonly Token[], at: number, today: CivilDate) {
  const begin = nextWordAt(tokens, at) === 'the' || nextWordAt(tokens, at) === 'dia' ? at + 1 : at;
  if (tokens[begin]?.isSpaced !== true) return undefined;
  const isDate = [numericDateAt, dayOfMonthNameAt, monthNameAndDayAt].some(
    (form) => form(tokens, begin, today) !== undefined,
  );
  const number = dayNumberAt(tokens, begin);
  if (isDate || number === undefined || isMoneyAfter(tokens, number.to)) return undefined;
  return number.day >= 1 && number.day <= LONGEST_MONTH_DAYS ? number : undefined;
}

/** The word at `at`; all but the first word of a phrase follow a blank. */
function standingWord(tokens: readonly Token[], from: number, at: number): string | undefined {
  return at === from ? wordAt(tokens, at) : nextWordAt(tokens, at);
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
