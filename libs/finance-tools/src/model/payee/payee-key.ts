import { foldWords } from '../fold-words';

const ASCII = /^[\0-\x7f]*$/;

/** Keys are indexed, and an index takes no more than some kilobytes. */
const LONGEST_KEY = 200;

/**
 * The key of a payee: folded, and its letters and digits alone, single blanks between words. Names with one key are one
 * payee. A name without letters and digits is its own key.
 */
export function payeeKey(name: string): string {
  const folded = foldWords(name).normalize('NFC');
  const others = ASCII.test(folded) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu;
  const words = folded.replace(others, ' ').trim();
  const key = words === '' ? folded.replace(/\s+/g, ' ').trim() : words;
  return key.length <= LONGEST_KEY ? key : [...key].slice(0, LONGEST_KEY).join('').trim();
}
