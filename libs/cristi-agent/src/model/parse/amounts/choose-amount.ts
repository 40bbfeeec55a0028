import { longestPhraseAt, setOfPhrases } from '../find-phrases';
import { isGlued, isSymbol, nextWordAt, wordAt, type Token } from '../tokens';
import { APPROXIMATE_AFTER, APPROXIMATE_BEFORE, TOTAL_BEFORE, UNSURE } from '../words/money';
import { nameOfCurrency } from '../own-currency';
import type { AmountDoubt } from './amount-doubts';
import type { AmountMention } from './amount-mention';
import { isCountOfThings } from './count-of-things';

/** The amount of a transaction with its certainty. */
export interface ChosenAmount {
  /** Undefined where there is none, or none that is certain enough. */
  readonly centavos: bigint | undefined;
  /** True where it is a bare number. */
  readonly isWeak: boolean;
  /** Why no amount was chosen although the text contains numbers, or why the chosen one is only approximate. */
  readonly doubt: string | undefined;
}

/** What a text says about its amount besides the numbers. */
export interface AmountEvidence {
  readonly mentions: readonly AmountMention[];
  readonly doubts: readonly AmountDoubt[];
  /** Why the text is no entry. */
  readonly noEntry: string | undefined;
  readonly isOfBothTypes: boolean;
}

const APPROXIMATE_BOOK = setOfPhrases(APPROXIMATE_BEFORE);
const APPROXIMATE_AFTER_BOOK = setOfPhrases(APPROXIMATE_AFTER);
const UNSURE_BOOK = setOfPhrases(UNSURE);
const TOTAL_BOOK = setOfPhrases(TOTAL_BEFORE);
const LONGEST_APPROXIMATE_WORDS = 4;
/** A whole number up to this, directly before a plural, may count things: `12 huevos`. */
const LARGEST_LIKELY_COUNT = 20n;
const PESO = 100n;

const SEVERAL = 'several amounts are named';
const APPROXIMATE = 'it is approximate';
const REFUSED = {
  bad: 'it is zero, negative, too large, or could be read in two ways',
  count: 'the number may count things; how much was it?',
  unexplained: 'another number stands in the text; which is the amount?',
};

/**
 * Chooses the amount with every number in view. None where anything shows that the number taken is not the whole of it,
 * or where a number is left that nothing explains.
 */
export function chooseAmount(tokens: readonly Token[], evidence: AmountEvidence): ChosenAmount {
  const { noEntry, isOfBothTypes, doubts } = evidence;
  const mentions = evidence.mentions.filter(({ kind }) => kind !== 'article');
  const of = (...kinds: AmountMention['kind'][]) => mentions.filter(({ kind }) => kinds.includes(kind));
  if (noEntry !== undefined) return none(noEntry);
  if (mentions.length === 0) return { centavos: undefined, isWeak: false, doubt: undefined };
  if (isOfBothTypes && valuesOf(of('strong', 'weak', 'foreign', 'bad')).size > 1) return none(SEVERAL);
  const [doubt] = doubts;
  if (doubt !== undefined) return none(doubt.reason);
  const strong = of('strong');
  if (valuesOf(strong).size > 1) return none(SEVERAL);
  if (strong[0] !== undefined) return strongAmount(tokens, strong[0], mentions);
  if (of('foreign').length > 0) return none(inOtherCurrency());
  if (of('bad').length > 0) return none(REFUSED.bad);
  return weakAmount(tokens, of('weak'), of('small'));
}

/** The strong amount, unless another number is left unexplained. */
function strongAmount(
  tokens: readonly Token[],
  chosen: AmountMention,
  mentions: readonly AmountMention[],
): ChosenAmount {
  const others = mentions.filter(({ centavos, kind }) => kind === 'foreign' || centavos !== chosen.centavos);
  if (others.some(({ kind, centavos }) => kind === 'foreign' && centavos === chosen.centavos))
    return none(inOtherCurrency());
  const isExplained = (other: AmountMention) => other.kind === 'foreign' || isCountOfThings(tokens, other);
  return others.every(isExplained) ? taken(tokens, chosen, false) : none(REFUSED.unexplained);
}

function weakAmount(
  tokens: readonly Token[],
  weak: readonly AmountMention[],
  small: readonly AmountMention[],
): ChosenAmount {
  const all = [...weak, ...small].sort((one, other) => one.from - other.from);
  const [first, second] = all;
  if (weak.length === 0) return { centavos: undefined, isWeak: false, doubt: undefined };
  const isTotal = first !== undefined && second !== undefined && all.length === 2 && isCountOfThings(tokens, first);
  if (isTotal && second.kind === 'weak' && isTotalAt(tokens, second)) return taken(tokens, second, true);
  if (valuesOf(weak).size > 1) return none(SEVERAL);
  if (small.length > 0) return none(REFUSED.unexplained);
  const [only] = weak;
  if (only === undefined) return none(SEVERAL);
  const isLikelyCount = (only.centavos ?? 0n) <= LARGEST_LIKELY_COUNT * PESO && isCountOfThings(tokens, only);
  return isLikelyCount ? none(REFUSED.count) : taken(tokens, only, true);
}

/** `for 60`, `por 210`, `60 in total` */
function isTotalAt(tokens: readonly Token[], { from, to }: AmountMention): boolean {
  if (
    longestPhraseAt(tokens, to, TOTAL_BOOK) !== undefined &&
    nextWordAt(tokens, to) !== 'for' &&
    nextWordAt(tokens, to) !== 'por'
  )
    return true;
  return phraseEndsAt(tokens, from, TOTAL_BOOK);
}

function taken(tokens: readonly Token[], mention: AmountMention, isWeak: boolean): ChosenAmount {
  return { centavos: mention.centavos, isWeak, doubt: isApproximate(tokens, mention) ? APPROXIMATE : undefined };
}

function isApproximate(tokens: readonly Token[], { from, to }: AmountMention): boolean {
  const isMarked = ['~', '≈', '±'].some((sign) => isSymbol(tokens[from - 1], sign));
  const isGluedIsh =
    isGlued(tokens, to) &&
    (tokens[to]?.text === 'ish' || (isSymbol(tokens[to], '-') && tokens[to + 1]?.text === 'ish'));
  const isBehind = isGluedIsh || longestPhraseAt(tokens, to, APPROXIMATE_AFTER_BOOK) !== undefined;
  const isUnsure = tokens.some((_, index) => longestPhraseAt(tokens, index, UNSURE_BOOK) !== undefined);
  return isMarked || isBehind || isUnsure || phraseEndsAt(tokens, from, APPROXIMATE_BOOK);
}

/** True where a phrase of the book ends directly before the token. */
function phraseEndsAt(tokens: readonly Token[], end: number, book: typeof TOTAL_BOOK): boolean {
  for (let start = Math.max(0, end - LONGEST_APPROXIMATE_WORDS); start < end; start += 1) {
    const isWord = wordAt(tokens, start) !== undefined;
    const to = isWord ? longestPhraseAt(tokens, start, book)?.to : undefined;
    // `aprox. 300`
    if (to === end || (to === end - 1 && isSymbol(tokens[to], '.') && isGlued(tokens, to))) return true;
  }
  return false;
}

function valuesOf(mentions: readonly AmountMention[]): ReadonlySet<bigint | undefined> {
  return new Set(mentions.map(({ centavos }) => centavos));
}

function inOtherCurrency(): string {
  const currency = nameOfCurrency();
  return `it is in another currency than ${currency}; how much was it in ${currency}?`;
}

function none(doubt: string): ChosenAmount {
  return { centavos: undefined, isWeak: false, doubt };
}
