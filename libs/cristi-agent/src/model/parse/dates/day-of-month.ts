import type { CivilDate } from '@bursar/calendar';

import { JOINING_WORDS } from '../words/small-words';
import { nextWordAt, wordAt, wordBefore, type Token } from '../tokens';
import { FIRST } from '../words/days';
import { dayInWordsAt, dayNumberAt, isMoneyAfter, type DateMention, type DayNumber } from './date-mention';
import { afterMonthAt } from './month-date';
import { latestDayOfMonth } from './possible-day';
import { dayOfRelativeMonth, relativeMonthAt } from './relative-period';
import { isVagueBefore } from './vague-day';

const LONGEST_MONTH_DAYS = 31;
/** What may precede the number of a day. `del` only after `quincena`, and where the day is vague. */
const OPENINGS: readonly (readonly string[])[] = [
  ['el', 'dia'],
  ['no', 'dia'],
  ['el'],
  ['dia'],
  ['on', 'the'],
  ['the'],
  ['del'],
];
/** `la quincena del 15`, `la noche del 14` */
const BEFORE_DEL: ReadonlySet<string | undefined> = new Set([
  'quincena',
  'noche',
  'tarde',
  'manana',
  'madrugada',
  'dia',
]);
/** What opens and joins the days of a span. */
const SPANS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['del'], ['al']],
  [
    ['from', 'the'],
    ['to', 'the'],
  ],
];
/** Behind `el primero`, `the first`. */
const OF_MONTH: readonly (readonly string[])[] = [
  ['de', 'mes'],
  ['del', 'mes'],
  ['of', 'the', 'month'],
  ['de', 'cada', 'mes'],
];

/**
 * `el 15`, `día 15`, `on the 15th`, `el primero`: the latest such day up to today, skipping months without it; of the
 * month that the words behind it name, as in `el 15 del mes pasado`.
 */
export function dayOfMonthAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const opening = OPENINGS.find((words) => standAt(tokens, from, words, 0));
  const isBareFirst = opening === undefined && FIRST.has(wordAt(tokens, from) ?? '');
  if (opening === undefined && !isBareFirst) return undefined;
  const at = from + (opening?.length ?? 0);
  const isEnglish = opening?.at(-1) === 'the';
  const number = numberAt(tokens, at, isEnglish);
  if (number === undefined || isMoneyAfter(tokens, number.to)) return undefined;
  const month = relativeMonthAt(tokens, number.to);
  if (month !== undefined && number.day >= 1 && number.day <= LONGEST_MONTH_DAYS) {
    const day = dayOfRelativeMonth(number.day, month.distance, today);
    return { kind: 'day', from, to: month.to, day, isFull: false };
  }
  const closing = OF_MONTH.find((words) => standAt(tokens, number.to, words, 1));
  const to = number.to + (closing?.length ?? 0);
  const isCertain = closing !== undefined || isAllowed(tokens, from, opening, number);
  if (!isCertain || number.day < 1 || number.day > LONGEST_MONTH_DAYS) return undefined;
  return { kind: 'day', from, to, day: latestDayOfMonth(number.day, today), isFull: false, isLatest: true };
}

/** `del 10 al 12`, `from the 10th to the 12th`: no one day. */
export function daySpanAt(tokens: readonly Token[], from: number): DateMention | undefined {
  for (const [opening, joint] of SPANS) {
    const first = standAt(tokens, from, opening, 0) ? dayNumberAt(tokens, from + opening.length) : undefined;
    const second =
      first && standAt(tokens, first.to, joint, 1) ? dayNumberAt(tokens, first.to + joint.length) : undefined;
    if (first === undefined || second === undefined) continue;
    const areDays = [first, second].every(({ day }) => day >= 1 && day <= LONGEST_MONTH_DAYS);
    if (!areDays || isMoneyAfter(tokens, second.to)) continue;
    const month = nextWordAt(tokens, second.to) === 'de' ? afterMonthAt(tokens, second.to + 1) : undefined;
    return { kind: 'unknown', from, to: month ?? second.to, day: undefined, isFull: true };
  }
  return undefined;
}

function numberAt(tokens: readonly Token[], at: number, isEnglish: boolean): DayNumber | undefined {
  const digits = dayNumberAt(tokens, at);
  if (digits !== undefined) return isEnglish && !digits.isOrdinal ? undefined : digits;
  if (FIRST.has(wordAt(tokens, at) ?? '')) return { day: 1, to: at + 1, isOrdinal: true };
  return isEnglish ? undefined : dayInWordsAt(tokens, at);
}

function isAllowed(tokens: readonly Token[], from: number, opening: readonly string[] | undefined, number: DayNumber) {
  const [first, second] = opening ?? [];
  if (first === undefined) return false;
  if (first === 'del') return BEFORE_DEL.has(wordBefore(tokens, from)) || isVagueBefore(tokens, from);
  // `the 5th beer` counts beers.
  const next = nextWordAt(tokens, number.to);
  if (first === 'the' && second === undefined) return number.day > 1 && (next === undefined || JOINING_WORDS.has(next));
  return true;
}

function standAt(tokens: readonly Token[], from: number, words: readonly string[], spacedFrom: number): boolean {
  return words.every((word, at) => (at < 1 - spacedFrom ? wordAt : nextWordAt)(tokens, from + at) === word);
}
