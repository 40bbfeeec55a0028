import { deletionsOf, isOneEditApart } from '../edit-distance';
import { wordAt, type Token } from '../tokens';
import { KEYWORDS, type KeywordCategory } from '../words/categories';
import { KNOWN_WORDS } from '../words/known-words';

/** A word that is one edit from keywords of one category. */
export interface MisspelledKeyword {
  readonly word: string;
  readonly keyword: string;
  readonly category: KeywordCategory;
}

const SHORTEST = 6;
/** Longer than every keyword of one word. */
const LONGEST = 20;

/** Keywords by what is left of them without one letter. */
const INDEX: ReadonlyMap<string, readonly string[]> = indexOf(
  [...KEYWORDS.keys()].filter((keyword) => keyword.length >= SHORTEST && /^[a-z]+$/.test(keyword)),
);

/** The first misspelled keyword of a text that stands for exactly one of the fitting categories. */
export function findMisspelled(
  tokens: readonly Token[],
  fits: (category: KeywordCategory) => boolean,
): MisspelledKeyword | undefined {
  const found = tokens.flatMap((_, index) => {
    const word = wordAt(tokens, index) ?? '';
    return word.length < SHORTEST || word.length > LONGEST || KNOWN_WORDS.has(word)
      ? []
      : candidatesFor(word).filter(({ category }) => fits(category));
  });
  const [first] = found;
  return first !== undefined && found.every(({ category }) => category.category === first.category.category)
    ? first
    : undefined;
}

function candidatesFor(word: string): MisspelledKeyword[] {
  const keywords = new Set(deletionsOf(word).flatMap((form) => INDEX.get(form) ?? []));
  return [...keywords]
    .filter((keyword) => isOneEditApart(word, keyword))
    .flatMap((keyword) => (KEYWORDS.get(keyword) ?? []).map((category) => ({ word, keyword, category })));
}

function indexOf(keywords: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const keyword of keywords) {
    for (const form of new Set(deletionsOf(keyword))) {
      const known = index.get(form);
      if (known === undefined) index.set(form, [keyword]);
      else known.push(keyword);
    }
  }
  return index;
}
