import type { CivilDate } from '@bursar/calendar';

import { MULTIPLIERS, UNITS_BEHIND } from '../tables/money-words';
import { ORDINAL_ENDINGS } from '../tables/day-words';
import { isAlphanumeric, isGlued, isJoinedBefore, isJoinedBehind, isSymbol, type Span, type Token } from '../tokens';

/** A day that a text names. */
export interface DateMention extends Span {
  /** Undefined for a day that does not exist, such as 30 February. */
  readonly day: CivilDate | undefined;
  /** True when it names its year: then today has no part in it. */
  readonly isFull: boolean;
  /** True when day and month could be meant the other way round. */
  readonly isEitherWay?: boolean;
}

/** Reads a date that begins at a token. */
export type DateForm = (tokens: readonly Token[], from: number, today: CivilDate) => DateMention | undefined;

/** One or two digits that stand for a day, with the index behind them and behind an ordinal ending. */
export interface DayNumber {
  readonly day: number;
  readonly to: number;
  readonly isOrdinal: boolean;
}

/** The number of a day at a token: `3`, `3rd`, `3º`; joined to nothing else. */
export function dayNumberAt(tokens: readonly Token[], index: number): DayNumber | undefined {
  const token = tokens[index];
  if (token?.kind !== 'number' || !/^\d{1,2}$/.test(token.text) || isJoinedBefore(tokens, index)) return undefined;
  const ending = tokens[index + 1];
  const isOrdinal =
    ending !== undefined &&
    isGlued(tokens, index + 1) &&
    ORDINAL_ENDINGS.has(ending.text) &&
    !isJoinedBehind(tokens, index + 1);
  if (!isOrdinal && (isJoinedBehind(tokens, index) || isPartOfMore(tokens, index))) return undefined;
  return { day: Number(token.text), to: isOrdinal ? index + 2 : index + 1, isOrdinal };
}

/** The first number of `28/01`, `7-Eleven`, `8:30`. */
function isPartOfMore(tokens: readonly Token[], index: number): boolean {
  const isJoining = ['/', '-', ':'].some((sign) => isSymbol(tokens[index + 1], sign));
  return isJoining && isGlued(tokens, index + 1) && isGlued(tokens, index + 2) && isAlphanumeric(tokens[index + 2]);
}

/** True when a number that ends before a token is an amount of something rather than a day. */
export function isMoneyBehind(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text ?? '';
  return MULTIPLIERS.has(text) || UNITS_BEHIND.has(text) || isSymbol(tokens[index], '%');
}
