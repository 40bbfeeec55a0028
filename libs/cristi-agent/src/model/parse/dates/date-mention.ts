import type { CivilDate } from '@bursar/calendar';

import { isCurrencyAt } from '../amounts/currency';
import { longestPhraseAt } from '../find-phrases';
import { MULTIPLIERS } from '../words/numbers';
import { ORDINAL_BOOK, ORDINAL_ENDINGS } from '../words/days';
import { wordNumberAt } from '../amounts/word-number';
import { isAlphanumeric, isGlued, isJoinedAfter, isJoinedBefore, isSymbol, type Span, type Token } from '../tokens';

/** A day stated in a text. */
export interface DateMention extends Span {
  /**
   * `part` is a part of the day and says no day; `unknown` a span or a day that nobody can name; `week` the last or next
   * one, which a weekday may complete.
   */
  readonly kind: 'day' | 'weekday' | 'week' | 'unknown' | 'part';
  /** Undefined for a day that does not exist, such as 30 February, and where there is none. */
  readonly day: CivilDate | undefined;
  /** True where it states its year, so that it does not depend on today. */
  readonly isFull: boolean;
  /** Why the day may be another one. */
  readonly doubt?: string | undefined;
  /** True where the latest such day was taken, since no word says which one: `el viernes`, `el 15`, `5 de mayo`. */
  readonly isLatest?: boolean;
  /** Of a weekday: Monday is 0. */
  readonly weekday?: number;
  /** Of a weekday with a number: the number was taken for the day of the month. */
  readonly isNumbered?: boolean;
  /** True where a number on the other side of the month may be its day: `12 march 3`. */
  readonly isContested?: boolean;
  /** Of a week: -1 is the last one. */
  readonly weeks?: number;
}

/** Reads the date that begins at a token. */
export type DateForm = (tokens: readonly Token[], from: number, today: CivilDate) => DateMention | undefined;

/** The number of a day, with the index after it and its ordinal ending. */
export interface DayNumber {
  readonly day: number;
  readonly to: number;
  readonly isOrdinal: boolean;
}

const LONGEST_MONTH_DAYS = 31;

/** Reads the number of a day at a token: `3`, `3rd`, `3º`, `third`; not one that is joined to something else. */
export function dayNumberAt(tokens: readonly Token[], index: number): DayNumber | undefined {
  const ordinal = longestPhraseAt(tokens, index, ORDINAL_BOOK);
  if (ordinal !== undefined) return { day: ordinal.meaning, to: ordinal.to, isOrdinal: true };
  const token = tokens[index];
  if (token?.kind !== 'number' || !/^\d{1,2}$/.test(token.text) || isJoinedBefore(tokens, index)) return undefined;
  if (/^\p{Sc}$/u.test(tokens[index - 1]?.text ?? '')) return undefined;
  const ending = tokens[index + 1];
  const isOrdinal =
    ending !== undefined &&
    isGlued(tokens, index + 1) &&
    ORDINAL_ENDINGS.has(ending.text) &&
    !isJoinedAfter(tokens, index + 1);
  if (!isOrdinal && (isJoinedAfter(tokens, index) || isPartOfMore(tokens, index))) return undefined;
  return { day: Number(token.text), to: isOrdinal ? index + 2 : index + 1, isOrdinal };
}

/** The same for a number in words up to thirty-one. */
export function dayInWordsAt(tokens: readonly Token[], index: number): DayNumber | undefined {
  const number = wordNumberAt(tokens, index);
  if (number === undefined || number.value > LONGEST_MONTH_DAYS) return undefined;
  return { day: number.value, to: number.to, isOrdinal: false };
}

/** True for the first number of `28/01`, `7-Eleven` or `8:30`. */
function isPartOfMore(tokens: readonly Token[], index: number): boolean {
  const isJoining = ['/', '-', ':'].some((sign) => isSymbol(tokens[index + 1], sign));
  return isJoining && isGlued(tokens, index + 1) && isGlued(tokens, index + 2) && isAlphanumeric(tokens[index + 2]);
}

/** True where the token makes the number before it an amount instead of a day. */
export function isMoneyAfter(tokens: readonly Token[], index: number): boolean {
  return (
    MULTIPLIERS.has(tokens[index]?.text ?? '') ||
    isCurrencyAt(tokens, index) ||
    isSymbol(tokens[index], '%') ||
    (isSymbol(tokens[index], '$') && isGlued(tokens, index))
  );
}
