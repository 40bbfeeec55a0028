import { nextWordAt, wordAt, type Span, type Token } from './tokens';

/** An occurrence of a phrase in a text. */
export interface FoundPhrase<Meaning> extends Span {
  readonly phrase: string;
  readonly meaning: Meaning;
}

/** Phrases by their first word. */
export type PhraseBook<Meaning> = ReadonlyMap<
  string,
  readonly { readonly words: readonly string[]; readonly meaning: Meaning }[]
>;

/** Indexes phrases for `phrasesAt` and `findPhrases`. */
export function phraseBook<Meaning>(entries: Iterable<readonly [string, Meaning]>): PhraseBook<Meaning> {
  const book = new Map<string, { words: string[]; meaning: Meaning }[]>();
  for (const [phrase, meaning] of entries) {
    const words = phrase.split(' ');
    const first = words[0] as string;
    book.set(first, [...(book.get(first) ?? []), { words, meaning }]);
  }
  return book;
}

/** All phrases of the book that begin at a token: whole words, separated by single blanks. */
export function phrasesAt<Meaning>(
  tokens: readonly Token[],
  index: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning>[] {
  const first = wordAt(tokens, index);
  const candidates = first === undefined ? [] : (book.get(first) ?? []);
  return candidates
    .filter(({ words }) => words.every((word, at) => at === 0 || nextWordAt(tokens, index + at) === word))
    .map(({ words, meaning }) => ({ phrase: words.join(' '), meaning, from: index, to: index + words.length }));
}

/** The phrases of a text in its order. A word belongs to the longest phrase that contains it. */
export function findPhrases<Meaning>(tokens: readonly Token[], book: PhraseBook<Meaning>): FoundPhrase<Meaning>[] {
  const all = tokens.flatMap((_, index) => phrasesAt(tokens, index, book));
  const holder = new Map<number, string>();
  const found: FoundPhrase<Meaning>[] = [];
  for (const candidate of all.sort((one, other) => other.phrase.length - one.phrase.length || one.from - other.from)) {
    const { from, to, phrase } = candidate;
    // One occurrence of a phrase may have several meanings.
    const key = `${from} ${phrase}`;
    const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
    if (indexes.some((at) => holder.has(at) && holder.get(at) !== key)) continue;
    for (const at of indexes) holder.set(at, key);
    found.push(candidate);
  }
  return found.sort((one, other) => one.from - other.from);
}
