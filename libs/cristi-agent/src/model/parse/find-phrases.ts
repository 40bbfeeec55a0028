import { tokenize } from './tokenize';
import { isJoinedAfter, isJoinedBefore, type Span, type Token } from './tokens';

/** An occurrence of a phrase in a text. */
export interface FoundPhrase<Meaning> extends Span {
  readonly phrase: string;
  readonly meaning: Meaning;
}

interface Entry<Meaning> {
  readonly phrase: string;
  readonly parts: readonly Token[];
  readonly meaning: Meaning;
}

/** Phrases by their first word or sign. */
export type PhraseBook<Meaning> = ReadonlyMap<string, readonly Entry<Meaning>[]>;

/** Indexes phrases for `phrasesAt` and `findPhrases`. */
export function phraseBook<Meaning>(entries: Iterable<readonly [string, Meaning]>): PhraseBook<Meaning> {
  const book = new Map<string, Entry<Meaning>[]>();
  for (const [phrase, meaning] of entries) {
    const parts = tokenize(phrase);
    const first = parts[0]?.text ?? '';
    const known = book.get(first);
    if (known === undefined) book.set(first, [{ phrase, parts, meaning }]);
    else known.push({ phrase, parts, meaning });
  }
  return book;
}

/** A book of phrases that all mean the same. */
export function setOfPhrases(phrases: Iterable<string>): PhraseBook<true> {
  return phraseBook([...phrases].map((phrase) => [phrase, true] as const));
}

/** All phrases of the book that begin at a token: whole words, separated as in the phrase. */
export function phrasesAt<Meaning>(
  tokens: readonly Token[],
  index: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning>[] {
  const first = tokens[index];
  const candidates = first === undefined || first.kind === 'gap' ? undefined : book.get(first.text);
  if (candidates === undefined) return [];
  return candidates
    .filter(({ parts }) => matches(tokens, index, parts))
    .map(({ phrase, parts, meaning }) => ({ phrase, meaning, from: index, to: index + parts.length }));
}

/** The longest of them. */
export function longestPhraseAt<Meaning>(
  tokens: readonly Token[],
  index: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning> | undefined {
  return phrasesAt(tokens, index, book).reduce<FoundPhrase<Meaning> | undefined>(
    (longest, found) => (longest === undefined || found.to > longest.to ? found : longest),
    undefined,
  );
}

/** The phrases of a text in its order. A word belongs to the longest phrase that contains it. */
export function findPhrases<Meaning>(tokens: readonly Token[], book: PhraseBook<Meaning>): FoundPhrase<Meaning>[] {
  const all = tokens.flatMap((_, index) => phrasesAt(tokens, index, book));
  const holder = new Map<number, string>();
  const found: FoundPhrase<Meaning>[] = [];
  for (const candidate of all.sort((one, other) => lengthOf(other) - lengthOf(one) || one.from - other.from)) {
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

function lengthOf({ phrase }: FoundPhrase<unknown>): number {
  return phrase.length;
}

function matches(tokens: readonly Token[], from: number, parts: readonly Token[]): boolean {
  const isSame = parts.every(({ text, isSpaced }, at) => {
    const token = tokens[from + at];
    return (
      token !== undefined && token.kind !== 'gap' && token.text === text && (at === 0 || token.isSpaced === isSpaced)
    );
  });
  if (!isSame) return false;
  const last = from + parts.length - 1;
  const isWordFirst = tokens[from]?.kind !== 'symbol';
  const isWordLast = tokens[last]?.kind !== 'symbol';
  return !(isWordFirst && isJoinedBefore(tokens, from)) && !(isWordLast && isJoinedAfter(tokens, last));
}
