import { isGlued, nextWordAt, type Token } from '../tokens';
import { JOINING_WORDS } from '../words/small-words';
import type { AmountMention } from './amount-mention';

const PESO = 100n;
const LARGEST_COUNT = 1_000n;
/** Plurals without an s. */
const PLURALS: ReadonlySet<string> = new Set(['people', 'men', 'women', 'children', 'kids', 'feet']);
/** Words with an s that are no plurals. */
const SINGULARS: ReadonlySet<string> = new Set([
  'gas',
  'bus',
  'gris',
  'mes',
  'tenis',
  'jeans',
  'netflix',
  'costs',
  'pues',
  'mas',
  'menos',
  'es',
  'was',
  'is',
  'this',
  'cena',
]);

/** True for a whole number directly before a noun in the plural: `3 cervezas`, `two shirts`, `1 coca`. */
export function isCountOfThings(tokens: readonly Token[], { kind, centavos, to }: AmountMention): boolean {
  if (kind !== 'weak' && kind !== 'small') return kind === 'article';
  if (centavos === undefined || centavos % PESO !== 0n || centavos > LARGEST_COUNT * PESO || isGlued(tokens, to))
    return false;
  const noun = nextWordAt(tokens, to);
  if (noun === undefined || JOINING_WORDS.has(noun)) return false;
  return centavos === PESO || PLURALS.has(noun) || (noun.endsWith('s') && !SINGULARS.has(noun));
}
