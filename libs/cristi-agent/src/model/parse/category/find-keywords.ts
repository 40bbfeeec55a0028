import { findPhrases, type FoundPhrase } from '../find-phrases';
import { wordAt, wordBefore, type Token } from '../tokens';
import { KEYWORD_BOOK, RANKS, type KeywordCategory, type KeywordMeaning } from '../words/categories';

/** Words that make `gas` the car's. */
const CAR: ReadonlySet<string | undefined> = new Set([
  'carro',
  'coche',
  'auto',
  'moto',
  'camioneta',
  'car',
  'truck',
  'tank',
]);
const BEFORE_GAS: ReadonlySet<string | undefined> = new Set(['on', 'for', 'get', 'got', 'some', 'up']);
const GAS = 'gas';
const LIGHT = 'luz';
const PORTUGUESE_VERB = /(ei|ou|amos|ar)$/;
const GASOLINE = 'Gasoline';
const GAS_CATEGORIES: ReadonlySet<string> = new Set([GASOLINE, 'Gas Service']);

/** The categories whose words the text contains, without duplicates, in its order, all of one rank or of several. */
export function findKeywords(tokens: readonly Token[]): KeywordCategory[] {
  const speaksOfCar = tokens.some((_, index) => CAR.has(wordAt(tokens, index)));
  const found = findPhrases(tokens, KEYWORD_BOOK).filter((keyword) => isMeant(tokens, keyword, speaksOfCar));
  const byName = new Map<string, KeywordCategory>();
  for (const { meaning } of found) {
    if (meaning === undefined) continue;
    const known = byName.get(meaning.category);
    const isStronger = known === undefined || RANKS.indexOf(meaning.rank) < RANKS.indexOf(known.rank);
    if (isStronger) byName.set(meaning.category, meaning);
  }
  return [...byName.values()];
}

/** The highest rank of some categories: a place counts only without a thing, a general word only alone. */
export function highestRank(keywords: readonly KeywordCategory[]): KeywordCategory[] {
  const rank = RANKS.find((candidate) => keywords.some((keyword) => keyword.rank === candidate));
  return keywords.filter((keyword) => keyword.rank === rank);
}

/** `le presté a Luz`; in Portuguese `a luz` is the light: `paguei a luz`. */
function isNameBehindTo(tokens: readonly Token[], from: number): boolean {
  return wordBefore(tokens, from) === 'a' && !PORTUGUESE_VERB.test(wordBefore(tokens, from - 1) ?? '');
}

/** `gas` is only the car's where the text speaks of one; otherwise it stands for two categories. */
function isMeant(
  tokens: readonly Token[],
  { phrase, meaning, from }: FoundPhrase<KeywordMeaning>,
  speaksOfCar: boolean,
): boolean {
  if (phrase === LIGHT && isNameBehindTo(tokens, from)) return false;
  if (phrase !== GAS || meaning === undefined || !GAS_CATEGORIES.has(meaning.category)) return true;
  const isOfCar = speaksOfCar || BEFORE_GAS.has(wordBefore(tokens, from));
  return !isOfCar || meaning.category === GASOLINE;
}
