import type { CategoryType } from '../../transaction';
import { phraseBook, type PhraseBook } from '../find-phrases';
import { CATEGORY_TYPE_OF, type CategoryWords } from './category';
import { ENGLISH_CATEGORIES } from './english/categories';
import { list } from './list';
import { PORTUGUESE_CATEGORIES } from './portuguese/categories';
import { MERCHANTS, NO_KEYWORDS } from './all-languages/merchants';
import { SPANISH_CATEGORIES } from './spanish/categories';

/** Things count before places, places before general words. */
export const RANKS = ['things', 'venues', 'general'] as const;
export type Rank = (typeof RANKS)[number];

/** A category that a word implies. */
export interface KeywordCategory {
  readonly category: string;
  readonly type: CategoryType;
  readonly rank: Rank;
}

/** A word with what it implies; `undefined` hides the words in it. */
export type KeywordMeaning = KeywordCategory | undefined;

const LANGUAGES: readonly CategoryWords[] = [SPANISH_CATEGORIES, ENGLISH_CATEGORIES, PORTUGUESE_CATEGORIES, MERCHANTS];

/** Every keyword with its category, folded; a word of several categories stands several times. */
export const KEYWORDS: ReadonlyMap<string, readonly KeywordCategory[]> = keywordsOf(LANGUAGES);

/** Keywords and their plurals. */
export const KEYWORD_BOOK: PhraseBook<KeywordMeaning> = phraseBook<KeywordMeaning>([
  ...[...KEYWORDS].flatMap(([keyword, meanings]) =>
    [keyword, ...pluralsOf(keyword)].flatMap((form) => meanings.map((meaning) => [form, meaning] as const)),
  ),
  ...list(NO_KEYWORDS).map((phrase) => [phrase, undefined] as const),
]);

function keywordsOf(languages: readonly CategoryWords[]) {
  const found = new Map<string, KeywordCategory[]>();
  for (const [category, type] of Object.entries(CATEGORY_TYPE_OF)) {
    for (const words of languages) {
      for (const rank of RANKS) {
        for (const keyword of list(words[category]?.[rank] ?? '')) {
          const known = found.get(keyword) ?? [];
          const isKnown = known.some((other) => other.category === category);
          if (!isKnown) found.set(keyword, [...known, { category, type, rank }]);
        }
      }
    }
  }
  return found;
}

/** Plurals with -s and -es that are no keywords themselves. */
function pluralsOf(keyword: string): string[] {
  if (!/[a-z]$/.test(keyword)) return [];
  return [`${keyword}s`, `${keyword}es`].filter((plural) => !KEYWORDS.has(plural));
}
