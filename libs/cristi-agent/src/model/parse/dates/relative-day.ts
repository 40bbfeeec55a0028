import { dayWithinMonth, addMonths, monthOfDate, type CivilDate } from '@bursar/calendar';

import { phraseBook, phrasesAt } from '../find-phrases';
import {
  AHEAD,
  BEFORE_WEEKDAY,
  AFTER_WEEKDAY,
  DAY_PHRASES,
  DAYS_OF_UNIT,
  MORNING_ARTICLE,
  SMALL_COUNTS,
  WEEKDAYS,
} from '../tables/day-words';
import { isJoinedBefore, isJoinedAfter, nextWordAt, wordAt, type Token } from '../tokens';
import { dayNumberAt, isMoneyAfter, type DateMention } from './date-mention';
import { dayFromToday } from './possible-day';

const DAY_BOOK = phraseBook(DAY_PHRASES);
const DAYS_A_WEEK = 7;
const LONGEST_MONTH_DAYS = 31;
/** `on this next Monday` */
const MOST_WORDS_BEFORE = 3;

/** `ayer`, `last night`, `mañana`; but `en la mañana` is the morning */
export function dayPhraseAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const [longest] = phrasesAt(tokens, from, DAY_BOOK).sort((one, other) => other.to - one.to);
  if (longest === undefined) return undefined;
  if (longest.phrase === 'manana' && wordAt(tokens, from - 1) === MORNING_ARTICLE) return undefined;
  return { from, to: longest.to, day: dayFromToday(today, longest.meaning), isFull: false };
}

/** `el lunes`, `last Monday`, `el martes pasado`: the latest before today; `el próximo lunes`: the first after today. */
export function weekdayAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  let at = from;
  let isAhead = false;
  while (at < from + MOST_WORDS_BEFORE && BEFORE_WEEKDAY.has(standingWord(tokens, from, at) ?? '')) {
    isAhead ||= AHEAD.has(tokens[at]?.text ?? '');
    at += 1;
  }
  const weekday = WEEKDAYS.get(standingWord(tokens, from, at) ?? '');
  if (weekday === undefined) return undefined;
  const following = nextWordAt(tokens, at + 1) ?? '';
  const to = AFTER_WEEKDAY.has(following) ? at + 2 : at + 1;
  isAhead ||= AHEAD.has(following);
  // 1970-01-01 was a Thursday, three days after Monday.
  const todays = modulo(today.epochDay + 3, DAYS_A_WEEK);
  const distance = isAhead
    ? modulo(weekday - todays, DAYS_A_WEEK) || DAYS_A_WEEK
    : -(modulo(todays - weekday, DAYS_A_WEEK) || DAYS_A_WEEK);
  return { from, to, day: dayFromToday(today, distance), isFull: false };
}

/** `hace 3 días`, `two weeks ago` */
export function daysAgoAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const isSpanish = wordAt(tokens, from) === 'hace';
  const at = isSpanish ? from + 1 : from;
  const count = countAt(tokens, at);
  const unit = DAYS_OF_UNIT.get(nextWordAt(tokens, at + 1) ?? '');
  if (count === undefined || unit === undefined) return undefined;
  if (!isSpanish && nextWordAt(tokens, at + 2) !== 'ago') return undefined;
  return { from, to: isSpanish ? at + 2 : at + 3, day: dayFromToday(today, -count * unit), isFull: false };
}

/** `el 15`, `día 15`, `el día 15`, `on the 15th`: the latest such day up to today, skipping months without it. */
export function dayOfMonthAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const [first, second] = [wordAt(tokens, from), nextWordAt(tokens, from + 1)];
  const isOn = first === 'on' && second === 'the';
  const isWithDay = first === 'el' && second === 'dia';
  if (!isOn && first !== 'el' && first !== 'dia') return undefined;
  const number = dayNumberAt(tokens, isOn || isWithDay ? from + 2 : from + 1);
  if (number === undefined || (isOn && !number.isOrdinal) || isMoneyAfter(tokens, number.to)) return undefined;
  if (number.day < 1 || number.day > LONGEST_MONTH_DAYS) return undefined;
  return { from, to: number.to, day: latestDayOfMonth(number.day, today), isFull: false };
}

function latestDayOfMonth(day: number, today: CivilDate): CivilDate {
  for (let month = monthOfDate(today); ; month = addMonths(month, -1)) {
    const candidate = dayWithinMonth(month, day);
    if (candidate.day === day && candidate.epochDay <= today.epochDay) return candidate;
  }
}

function countAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token?.kind !== 'number') return SMALL_COUNTS.get(wordAt(tokens, index) ?? '');
  const isStanding = /^\d+$/.test(token.text) && !isJoinedBefore(tokens, index) && !isJoinedAfter(tokens, index);
  return isStanding ? Number(token.text) : undefined;
}

/** The word at `at`; all but the first word of a phrase follow a blank. */
function standingWord(tokens: readonly Token[], from: number, at: number): string | undefined {
  return at === from ? wordAt(tokens, at) : nextWordAt(tokens, at);
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
