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
 * The one spelling of a category: white space collapsed, each word in title case, and the canonical name in place of a
 * synonym; only a whole name is one. `undefined` for an empty name and for one of more than 64 code points.
 */
export function normalizeCategory(text: string): string | undefined {
  const titled = collapseWhiteSpace(text).split(' ').map(inTitleCase).join(' ');
  const category = canonicalNames.get(fold(titled)) ?? titled;
  return category !== '' && codePointCount(category) <= LONGEST_CATEGORY ? category : undefined;
}

/** Punctuation in front is passed over; the code point after it is in upper case, the rest in lower. */
function inTitleCase(word: string): string {
  const punctuation = /^\p{P}*/u.exec(word)?.[0] ?? '';
  const [first = '', ...rest] = word.slice(punctuation.length);
  return punctuation + first.toUpperCase() + rest.join('').toLowerCase();
}
