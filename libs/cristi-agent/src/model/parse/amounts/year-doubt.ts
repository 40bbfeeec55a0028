import type { CivilDate } from '@bursar/calendar';

import { plainDigitsAt, wordBefore, type Span, type Token } from '../tokens';
import { PRICE_BEFORE } from '../words/money';
import type { AmountDoubt } from './amount-doubts';
import type { AmountMention } from './amount-mention';

const REASON = 'the number may be a year; how much was it?';

/**
 * `predial 2026`: a bare number that is this year, the last or the next, behind the name of a thing. Behind a verb it is
 * money: `pagué 2026 de luz`. `phrases` are those that say what happened.
 */
export function yearDoubts(
  tokens: readonly Token[],
  mentions: readonly AmountMention[],
  phrases: readonly Span[],
  today: CivilDate,
): AmountDoubt[] {
  return mentions.flatMap(({ kind, from, to }) => {
    const year = kind === 'weak' ? Number(plainDigitsAt(tokens, from)) : NaN;
    const before = wordBefore(tokens, from);
    const isNamed = before !== undefined && !PRICE_BEFORE.has(before) && phrases.every((phrase) => phrase.to !== from);
    return Math.abs(year - today.year) <= 1 && isNamed ? [{ from, to, reason: REASON }] : [];
  });
}
