import type { ToolFace } from '../clients/mcp-client';

/** Okapi BM25 with its usual constants: how soon a repeated word counts no more, and how much a long text is held back. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

interface RankerOptions {
  /** Only the first letters of a word count, so that "paguei" matches "pagou"; Infinity takes whole words. */
  readonly lettersPerWord: number;
}

/**
 * Ranks tools for a sentence by the words in both, and by nothing else: no dictionary, no synonyms, no weights of tools.
 * It knows of a tool what a host reads of it: name, title and description. Best first; tools with no word in common are out.
 */
export function createRanker(tools: readonly ToolFace[], { lettersPerWord }: RankerOptions) {
  const termsOf = (text: string) => words(text).map((word) => word.slice(0, lettersPerWord));
  const texts = tools.map(({ name, title = '', description = '' }) => {
    const terms = termsOf(`${name} ${title} ${description}`);
    return { name, length: terms.length, counts: counted(terms) };
  });
  const meanLength = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;

  const rarity = (term: string) => {
    const holders = texts.filter(({ counts }) => counts.has(term)).length;
    return Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5));
  };

  return (sentence: string): string[] => {
    const terms = [...new Set(termsOf(sentence))].map((term) => ({ term, weight: rarity(term) }));
    const ranked = texts.map(({ name, length, counts }) => {
      const drag = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / meanLength);
      const score = terms.reduce((sum, { term, weight }) => {
        const count = counts.get(term) ?? 0;
        return sum + (weight * count * (SATURATION + 1)) / (count + drag);
      }, 0);
      return { name, score };
    });
    return ranked
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ name }) => name);
  };
}

/** In lower case and without accents; `createExpense` and `list_tags` are two words each. */
function words(text: string): string[] {
  const apart = text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return apart.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function counted(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
