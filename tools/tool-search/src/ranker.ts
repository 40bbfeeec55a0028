import { searchedText, type PublishedTool } from './published-tool';
import { plain, wordsOf } from './words';

/** The names of the tools that a request finds, best first; what has nothing in common with it is left out. */
export type Rank = (request: string) => string[];

/** How hosts search: by words alone, without a dictionary, a model, or weights of tools. */
export const RANKERS: Readonly<Record<string, (tools: readonly PublishedTool[]) => Rank>> = {
  BM25: bm25,
  Regex: regex,
};

/** Okapi BM25 with its usual constants: how soon a repeated word counts no more, and how much a long text is held back. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

export function bm25(tools: readonly PublishedTool[]): Rank {
  const documents = tools.map((tool) => {
    const words = wordsOf(searchedText(tool));
    return { name: tool.name, length: words.length, counts: counted(words) };
  });
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holders = counted(documents.flatMap(({ counts }) => [...counts.keys()]));

  const rarity = (word: string) => {
    const count = holders.get(word) ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };

  return (request) => {
    const asked = [...new Set(wordsOf(request))].sort().map((word) => ({ word, weight: rarity(word) }));
    return best(
      documents.map(({ name, length, counts }) => {
        const drag = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / meanLength);
        const score = asked.reduce((sum, { word, weight }) => {
          const count = counts.get(word) ?? 0;
          return sum + (weight * count * (SATURATION + 1)) / (count + drag);
        }, 0);
        return { name, score };
      }),
    );
  };
}

/** Shorter words are in nearly every text. */
const LETTERS_OF_A_PATTERN = 4;

/** As hosts that search by a regular expression: by how many of the request's longer words occur, inside words as well. */
export function regex(tools: readonly PublishedTool[]): Rank {
  const texts = tools.map((tool) => ({ name: tool.name, text: plain(searchedText(tool)) }));
  return (request) => {
    const patterns = [...new Set(wordsOf(request))].filter((word) => word.length >= LETTERS_OF_A_PATTERN);
    return best(
      texts.map(({ name, text }) => ({ name, score: patterns.filter((word) => text.includes(word)).length })),
    );
  };
}

function best(scored: readonly { readonly name: string; readonly score: number }[]): string[] {
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1))
    .map(({ name }) => name);
}

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
