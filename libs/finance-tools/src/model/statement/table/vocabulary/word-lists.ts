import { plainWord } from '../../cells/plain-word';

/** The words of a list with a comma and a blank between them. */
export function listed(words: string): string[] {
  return words.split(', ').filter((word) => word !== '');
}

/** The same as plain words. */
export function wordSet(words: string): Set<string> {
  return new Set(listed(words).map(plainWord));
}
