import type { Token } from '../tokens';
import { amountAt, type AmountMention } from './amount-mention';

/** All numbers of a text that may be its amount, in order. */
export function findAmounts(tokens: readonly Token[]): AmountMention[] {
  const found: AmountMention[] = [];
  for (let from = 0; from < tokens.length;) {
    const amount = amountAt(tokens, from);
    if (amount !== undefined) found.push(amount);
    from = amount?.to ?? from + 1;
  }
  return found;
}
