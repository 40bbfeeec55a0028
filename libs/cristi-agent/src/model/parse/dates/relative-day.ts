import { addMonths, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import { wordNumberAt } from '../amounts/word-number';
import { longestPhraseAt, setOfPhrases } from '../find-phrases';
import { nextWordAt, plainDigitsAt, wordAt, type Token } from '../tokens';
import {
  AGO,
  AGO_BEHIND,
  AHEAD,
  AHEAD_BEHIND,
  BEFORE_OR_AFTER,
  COUPLE,
  DAY_BOOK,
  DAYS_OF_UNIT,
  MONTHS_OF_UNIT,
  PARTS_BEHIND_DAY,
  WEEKDAYS,
} from '../words/days';
import { APPROXIMATE_BEFORE } from '../words/money';
import { ARTICLES } from '../words/numbers';
import type { DateMention } from './date-mention';
import { misspelledDay } from './misspelled-day';
import { afterMonthAt } from './month-date';
import { dayFromToday } from './possible-day';

const APPROXIMATE = setOfPhrases(APPROXIMATE_BEFORE);
const HOURS: ReadonlySet<string> = new Set(['hora', 'horas', 'hour', 'hours']);
const MINUTES: ReadonlySet<string> = new Set(['minuto', 'minutos', 'minute', 'minutes', 'min', 'mins', 'rato']);
/** `hace ocho días` is a week and `hace quince días` two, for many. */
const IDIOMS: ReadonlySet<number> = new Set([8, 15]);
const LARGEST_COUNT_IN_WORDS = 30;
const NO_DAY = 'no day is named';
const NOT_EXACT = 'the day may be another one near it';

/** `ayer`, `last night`, `la semana pasada`, `por la mañana` */
export function dayPhraseAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const found = longestPhraseAt(tokens, from, DAY_BOOK);
  if (found === undefined) {
    const days = misspelledDay(wordAt(tokens, from) ?? '');
    if (days === undefined) return undefined;
    return { kind: 'day', from, to: from + 1, day: dayFromToday(today, days), isFull: false, doubt: NOT_EXACT };
  }
  const { meaning, to } = found;
  switch (meaning.kind) {
    case 'near': {
      const day = dayFromToday(today, meaning.days);
      const end = PARTS_BEHIND_DAY.has(nextWordAt(tokens, to) ?? '') ? to + 1 : to;
      return { kind: 'day', from, to: end, day, isFull: false, doubt: meaning.isDoubtful ? NOT_EXACT : undefined };
    }
    case 'week':
      return { kind: 'week', from, to, day: undefined, isFull: true, weeks: meaning.weeks, doubt: NO_DAY };
    case 'part of month': {
      const end = afterMonthAt(tokens, to);
      return end === undefined ? undefined : unknown(from, end);
    }
    case 'unknown':
      return unknown(from, to);
    case 'part':
      return { kind: 'part', from, to, day: undefined, isFull: true };
  }
}

/** `hace 3 días`, `two weeks ago`, `3 días atrás`; months and idioms are doubtful */
export function agoAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const isOpened = AGO.has(wordAt(tokens, from) ?? '');
  const near = isOpened ? from + 1 : from;
  const approximate = longestPhraseAt(tokens, near, APPROXIMATE);
  const start = approximate?.to ?? near;
  const count = countAt(tokens, start);
  if (count === undefined) return undefined;
  const unit = nextWordAt(tokens, count.to) ?? '';
  const behind = count.to + 1;
  const isClosed = AGO_BEHIND.has(nextWordAt(tokens, behind) ?? '');
  if (!isOpened && !isClosed) return undefined;
  const isHalf =
    nextWordAt(tokens, behind) === 'y' && ['media', 'medio'].includes(nextWordAt(tokens, behind + 1) ?? '');
  const to = isClosed ? behind + 1 : isHalf ? behind + 2 : behind;
  const isDoubtful = approximate !== undefined || count.isVague || isHalf;
  const at = (day: CivilDate | undefined, isSure: boolean): DateMention => {
    return { kind: 'day', from, to, day, isFull: false, doubt: isSure && !isDoubtful ? undefined : NOT_EXACT };
  };
  if (WEEKDAYS.has(unit.replace(/s$/, '')) || WEEKDAYS.has(unit)) return unknown(from, to);
  if (MINUTES.has(unit)) return at(today, true);
  if (HOURS.has(unit)) return at(today, false);
  const days = DAYS_OF_UNIT.get(unit);
  if (days !== undefined) {
    const isIdiom = isOpened && days === 1 && IDIOMS.has(count.value);
    return at(dayFromToday(today, -count.value * days), !isIdiom);
  }
  const months = MONTHS_OF_UNIT.get(unit);
  return months === undefined ? undefined : at(monthsFromToday(today, -count.value * months), false);
}

/** `en 3 días`, `in two weeks`, `3 days from now`; a month ahead names no day */
export function aheadAt(tokens: readonly Token[], from: number, today: CivilDate): DateMention | undefined {
  const opening = longestPhraseAt(tokens, from, AHEAD);
  const count = countAt(tokens, opening?.to ?? from);
  if (count === undefined) return undefined;
  const unit = nextWordAt(tokens, count.to) ?? '';
  const closing = longestPhraseAt(tokens, count.to + 1, AHEAD_BEHIND);
  if (opening === undefined && closing === undefined) return undefined;
  const to = closing?.to ?? count.to + 1;
  const days = DAYS_OF_UNIT.get(unit);
  if (days === undefined) return MONTHS_OF_UNIT.has(unit) ? unknown(from, to) : undefined;
  const day = dayFromToday(today, count.value * days);
  return { kind: 'day', from, to, day, isFull: false, doubt: count.isVague ? NOT_EXACT : undefined };
}

/** `dos días antes de ayer`: counted from the day behind it. */
export function beforeOrAfterDayAt(tokens: readonly Token[], from: number): DateMention | undefined {
  const count = countAt(tokens, from);
  const isCounted = count !== undefined && DAYS_OF_UNIT.has(nextWordAt(tokens, count.to) ?? '');
  return isCounted && BEFORE_OR_AFTER.has(nextWordAt(tokens, count.to + 1) ?? '')
    ? unknown(from, count.to + 1)
    : undefined;
}

function unknown(from: number, to: number): DateMention {
  return { kind: 'unknown', from, to, day: undefined, isFull: true, doubt: NO_DAY };
}

function countAt(tokens: readonly Token[], index: number) {
  const couple = longestPhraseAt(tokens, index, COUPLE);
  if (couple !== undefined) return { value: 2, to: couple.to, isVague: true };
  const digits = plainDigitsAt(tokens, index);
  if (digits !== undefined) return { value: Number(digits), to: index + 1, isVague: false };
  if (ARTICLES.has(wordAt(tokens, index) ?? '')) return { value: 1, to: index + 1, isVague: false };
  const words = wordNumberAt(tokens, index);
  return words === undefined || words.value > LARGEST_COUNT_IN_WORDS ? undefined : { ...words, isVague: false };
}

/** The same day of an earlier month, cut to its last day. */
function monthsFromToday(today: CivilDate, months: number): CivilDate | undefined {
  if (Math.abs(months) > 12 * 1_000) return undefined;
  const day = dayWithinMonth(addMonths(monthOfDate(today), months), today.day);
  return dayFromToday(today, day.epochDay - today.epochDay);
}
