import { KEYWORD_BOOK } from './categories';
import { SMALL_AND_DAY_WORDS } from './day-and-small-words';
import { NO_ENTRY_BOOK } from './entries';
import { NUMBER_WORDS } from './numbers';
import { OTHER_EVERYDAY_WORDS } from './other-words';
import { TYPE_BOOK } from './types';
import { UNITS_AFTER } from './money';
import type { PhraseBook } from '../find-phrases';

/** Every word of a list: none of them is a misspelled other one. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(KEYWORD_BOOK),
  ...wordsOf(TYPE_BOOK),
  ...wordsOf(NO_ENTRY_BOOK),
  ...[...UNITS_AFTER.keys()].flatMap((phrase) => phrase.split(' ')),
  ...NUMBER_WORDS,
  ...SMALL_AND_DAY_WORDS,
  ...OTHER_EVERYDAY_WORDS,
]);

function wordsOf(book: PhraseBook<unknown>): string[] {
  return [...book.values()].flatMap((entries) => entries.flatMap(({ parts }) => parts.map(({ text }) => text)));
}
