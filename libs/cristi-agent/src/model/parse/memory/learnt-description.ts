import { fold } from '../../text/fold';
import { JOINING_WORDS } from '../words/small-words';

/** Shorter words say too little to stand for a category. */
const SHORTEST_LEARNT_WORD = 4;

/**
 * The form in which descriptions are compared: folded, without digits, punctuation and small words; `La Ñaña 2` becomes
 * `nana`. Empty where nothing is left: nothing is learnt from such a description.
 */
export function learntDescription(description: string): string {
  return wordsOf(description).join(' ');
}

/** The words of a description, without duplicates, that are long enough to be recognized by themselves. */
export function learntWords(description: string): string[] {
  return [...new Set(wordsOf(description).filter((word) => [...word].length >= SHORTEST_LEARNT_WORD))];
}

function wordsOf(description: string): string[] {
  const letters = fold(description.normalize('NFC')).replace(/[^\p{L}\p{So}]+/gu, ' ');
  return letters.split(' ').filter((word) => word !== '' && !JOINING_WORDS.has(word));
}
