import type { TransactionType } from '../transaction';
import { findPhrases, phraseBook } from './find-phrases';
import { TYPE_PHRASES } from './tables/type-phrases';
import type { Token } from './tokens';

/** The type that the words of a text state. */
export interface StatedType {
  /** Undefined where no word states one. */
  readonly type: TransactionType | undefined;
  /** True where the words state both types; `type` is then the first. */
  readonly isBoth: boolean;
}

const TYPE_BOOK = phraseBook(
  Object.entries(TYPE_PHRASES).flatMap(([type, phrases]) =>
    phrases.map((phrase) => [phrase, type as TransactionType] as const),
  ),
);

export function readStatedType(tokens: readonly Token[]): StatedType {
  const types = findPhrases(tokens, TYPE_BOOK).map(({ meaning }) => meaning);
  return { type: types[0], isBoth: new Set(types).size > 1 };
}
