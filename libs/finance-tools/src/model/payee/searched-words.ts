import { descriptionKey } from '../description-key';
import { foldWords } from '../fold-words';

/** The number of different words that a search may have. */
export const MOST_WORDS = 10;

/** The different words of a search, folded. */
export function searchedWords(search: string): string[] {
  return [...new Set(foldWords(search).split(/\s+/).filter(Boolean))];
}

/** The keys of the words; the key of a transaction's words contains each of those that it has. */
export function wordKeys(search: string): string[] {
  return searchedWords(search).map(descriptionKey);
}
