import { findPhrases, longestPhraseAt, setOfPhrases } from '../find-phrases';
import { isSymbol, wordAt, type Token } from '../tokens';
import { PART_BEHIND, PART_OF, REPEATED, SHARED, SPLIT } from '../words/money';
import type { AmountDoubt } from './amount-doubts';
import type { AmountMention } from './amount-mention';

const SHARED_BOOK = setOfPhrases(SHARED);
const REPEATED_BOOK = setOfPhrases(REPEATED);
const PART_OF_BOOK = setOfPhrases(PART_OF);
const PART_BEHIND_BOOK = setOfPhrases(PART_BEHIND);
const SPLIT_WORDS: ReadonlySet<string> = new Set(SPLIT);
/** Before what a percentage is of. */
const OF_WHOLE: ReadonlySet<string | undefined> = new Set(['de', 'of', 'on', 'sobre', 'em']);
/** `split dinner`, `split uber`; a banana split is eaten. */
const SPLIT_ANYTHING = 'split';
const NO_SPLIT: ReadonlySet<string | undefined> = new Set(['banana', 'stock', 'the', 'a']);
const LONGEST_PART_OF = 4;
/** `20% tip on 50` */
const MOST_BEHIND_PERCENT = 3;

const REASON = {
  shared: 'it was shared; what was the part to record?',
  sum: 'it is a calculation; what was it in all?',
  part: 'it is of something larger; how much was it?',
};

/** Doubts about sums that were shared, paid several times, or paid in part. */
export function sharedAmounts(tokens: readonly Token[], mentions: readonly AmountMention[]): AmountDoubt[] {
  return [
    ...findPhrases(tokens, SHARED_BOOK).map(({ from, to }) => ({ from, to, reason: REASON.shared })),
    ...findPhrases(tokens, REPEATED_BOOK).map(({ from, to }) => ({ from, to, reason: REASON.sum })),
    ...tokens.flatMap((_, index) => {
      const isSplit = wordAt(tokens, index) === SPLIT_ANYTHING && !NO_SPLIT.has(wordAt(tokens, index - 1));
      return isSplit ? [{ from: index, to: index + 1, reason: REASON.shared }] : [];
    }),
    ...mentions.flatMap(({ from, to }) => {
      if (longestPhraseAt(tokens, to, PART_BEHIND_BOOK) !== undefined) return [{ from, to, reason: REASON.part }];
      if (SPLIT_WORDS.has(wordAt(tokens, from - 1) ?? '')) return [{ from, to, reason: REASON.shared }];
      if (isPartOf(tokens, from)) return [{ from, to, reason: REASON.part }];
      return isPercentageOf(tokens, from) ? [{ from, to, reason: REASON.sum }] : [];
    }),
  ];
}

/** `la mitad de 7000`, `de esos 200`; behind it `20 of that` */
function isPartOf(tokens: readonly Token[], from: number): boolean {
  for (let start = Math.max(0, from - LONGEST_PART_OF); start < from; start += 1) {
    if (longestPhraseAt(tokens, start, PART_OF_BOOK)?.to === from) return true;
  }
  return false;
}

/** `20% de 500`, `20% tip on 50` */
function isPercentageOf(tokens: readonly Token[], from: number): boolean {
  if (!OF_WHOLE.has(wordAt(tokens, from - 1))) return false;
  return tokens.slice(Math.max(0, from - 1 - MOST_BEHIND_PERCENT), from - 1).some((token) => isSymbol(token, '%'));
}
