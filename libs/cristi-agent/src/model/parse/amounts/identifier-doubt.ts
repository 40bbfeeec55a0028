import { plainDigitsAt, type Token } from '../tokens';
import type { AmountDoubt } from './amount-doubts';
import type { AmountMention } from './amount-mention';

/** A telephone number has ten digits, a card sixteen, an account more. */
const LEAST_DIGITS = 10;
const REASON = 'the number may be a telephone or an account; how much was it?';

/** `llámame al 5512345678`: digits that nobody writes for money, where nothing marks them as money. */
export function identifierDoubts(tokens: readonly Token[], mentions: readonly AmountMention[]): AmountDoubt[] {
  return mentions.flatMap(({ kind, from, to }) => {
    const isLong = kind === 'weak' && (plainDigitsAt(tokens, from)?.length ?? 0) >= LEAST_DIGITS;
    return isLong ? [{ from, to, reason: REASON }] : [];
  });
}
