import { codePointCount } from '../text/code-points';
import { fold } from '../text/fold';
import { collapseWhiteSpace } from '../text/white-space';
import { CATEGORY_SYNONYMS } from './synonyms';

const LONGEST_CATEGORY = 64;

const canonicalNames = new Map(
  Object.entries(CATEGORY_SYNONYMS).flatMap(([canonical, synonyms]) =>
    [fold(canonical), ...synonyms].map((name) => [name, canonical]),
  ),
);

/**
 * Normalizes a category: white space collapsed, each word in title case, a synonym (only a whole name) replaced by its
 * canonical name. `undefined` for an empty name and beyond 64 code points.
 */
export function normalizeCategory(text: string): string | undefined {
  const titled = collapseWhiteSpace(text).split(' ').map(inTitleCase).join(' ');
  const category = canonicalNames.get(fold(titled)) ?? titled;
  return category !== '' && codePointCount(category) <= LONGEST_CATEGORY ? category : undefined;
}

/** Skips leading punctuation; the next code point is in upper case (ß is Ss), the rest in lower case. */
function inTitleCase(word: string): string {
  const punctuation = /^\p{P}*/u.exec(word)?.[0] ?? '';
  const [first = '', ...rest] = word.slice(punctuation.length);
  const [capital = '', ...small] = first.toUpperCase();
  return punctuation + capital + [...small, ...rest].join('').toLowerCase();
}
