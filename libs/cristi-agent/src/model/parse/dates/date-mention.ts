import type { CivilDate } from '@bursar/calendar';

import { MULTIPLIERS, UNITS_AFTER } from '../tables/money-words';
import { ORDINAL_ENDINGS } from '../tables/day-words';
import { isAlphanumeric, isGlued, isJoinedBefore, isJoinedAfter, isSymbol, type Span, type Token } from '../tokens';

/** A day stated in a text. */
export interface DateMention extends Span {
  /** Undefined for a day that does not exist, such as 30 February. */
  readonly day: CivilDate | undefined;
  /** True where it states its year, so that it does not depend on today. */
  readonly isFull: boolean;
  /** True where day and month could be in either order. */
  readonly isAmbiguous?: boolean;
}

/** Reads the date that begins at a token. */
export type DateForm = (tokens: readonly Token[], from: number, today: CivilDate) => DateMention | undefined;

/** The number of a day, with the index after it and its ordinal ending. */
export interface DayNumber {
  readonly day: number;
  readonly to: number;
  readonly isOrdinal: boolean;
}

/** Reads the number of a day at a token: `3`, `3rd`, `3º`; not one that is joined to something else. */
export function dayNumberAt(tokens: readonly Token[], index: number): DayNumber | undefined {
  const token = tokens[index];
  if (token?.kind !== 'number' || !/^\d{1,2}$/.test(token.text) || isJoinedBefore(tokens, index)) return undefined;
  const ending = tokens[index + 1];
  const isOrdinal =
    ending !== undefined &&
    isGlued(tokens, index + 1) &&
    ORDINAL_ENDINGS.has(ending.text) &&
    !isJoinedAfter(tokens, index + 1);
  if (!isOrdinal && (isJoinedAfter(tokens, index) || isPartOfMore(tokens, index))) return undefined;
  return { day: Number(token.text), to: isOrdinal ? index + 2 : index + 1, isOrdinal };
}

/** True for the first number of `28/01`, `7-Eleven` or `8:30`. */
function isPartOfMore(tokens: readonly Token[], index: number): boolean {
  const isJoining = ['/', '-', ':'].some((sign) => isSymbol(tokens[index + 1], sign));
  return isJoining && isGlued(tokens, index + 1) && isGlued(tokens, index + 2) && isAlphanumeric(tokens[index + 2]);
}

/** True where the token makes the number before it an amount instead of a day. */
export function isMoneyAfter(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text ?? '';
  return MULTIPLIERS.has(text) || UNITS_AFTER.has(text) || isSymbol(tokens[index], '%');
}
