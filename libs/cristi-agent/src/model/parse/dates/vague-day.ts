import { longestPhraseAt, setOfPhrases, type FoundPhrase } from '../find-phrases';
import type { Token } from '../tokens';
import { VAGUE_BEFORE, VAGUE_BEFORE_WEEKDAY, VAGUE_BEHIND } from '../words/days';
import { APPROXIMATE_AFTER, UNSURE } from '../words/money';
import type { DateMention } from './date-mention';

const BEFORE = setOfPhrases(VAGUE_BEFORE);
const BEFORE_WEEKDAY = setOfPhrases(VAGUE_BEFORE_WEEKDAY);
const BEHIND = setOfPhrases(VAGUE_BEHIND);
const LONGEST_PHRASE = 4;
const NEAR_IT = 'the words beside it say that it was another day near it';

/** What the writer says of the amount as well stays for it: `200 más o menos el 10`. */
const OF_AMOUNT: ReadonlySet<string> = new Set([...APPROXIMATE_AFTER, ...UNSURE]);

/**
 * The same day with a doubt where the words around it say that it was before, after or near it. These words then belong to
 * it, from index `floor` on.
 */
export function withVagueness(tokens: readonly Token[], mention: DateMention, floor: number): DateMention {
  const { kind, from, to, doubt } = mention;
  if ((kind !== 'day' && kind !== 'weekday') || doubt !== undefined) return mention;
  const before =
    phraseBefore(tokens, from, BEFORE) ?? (kind === 'weekday' ? phraseBefore(tokens, from, BEFORE_WEEKDAY) : undefined);
  const behind = longestPhraseAt(tokens, to, BEHIND);
  if (before === undefined && behind === undefined) return mention;
  const isOwn = before !== undefined && before.from >= floor && !OF_AMOUNT.has(before.phrase);
  return { ...mention, from: isOwn ? before.from : from, to: behind?.to ?? to, doubt: NEAR_IT };
}

/** `como el 10`, `antes del lunes`, `two days before yesterday` */
export function isVagueBefore(tokens: readonly Token[], from: number): boolean {
  return phraseBefore(tokens, from, BEFORE) !== undefined;
}

/** The longest phrase of the book that ends in front of the token. */
function phraseBefore(tokens: readonly Token[], end: number, book: typeof BEFORE): FoundPhrase<true> | undefined {
  for (let start = Math.max(0, end - LONGEST_PHRASE); start < end; start += 1) {
    const found = longestPhraseAt(tokens, start, book);
    if (found?.to === end) return found;
  }
  return undefined;
}
