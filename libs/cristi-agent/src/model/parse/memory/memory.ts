import type { CategoryType, TransactionType } from '../../transaction';
import { learntDescription, learntWords } from './learnt-description';

/** A stored transaction of the user as far as parsing learns from it. */
export interface RememberedTransaction {
  readonly type: TransactionType;
  /** Normalized. */
  readonly category: string;
  readonly categoryType: CategoryType;
  /** As stored. */
  readonly description: string;
  /** The day in Mexico City, `YYYY-MM-DD`. */
  readonly date: string;
}

/** What one entry of a message asks of the user's stored transactions. Only those of the same type answer it. */
export interface MemoryQuestion {
  readonly type: TransactionType;
  /** See `learntDescription`; undefined where the entry has none or names its category. */
  readonly description: string | undefined;
  /** See `learntWords`; empty where the entry's words imply a category already. */
  readonly words: readonly string[];
}

/** The user's stored transactions, as far as a message asks for them. */
export interface Memory {
  /** The one last stored or edited with this learnt description. */
  described(type: TransactionType, description: string): RememberedTransaction | undefined;
  /** The last ones, newest first, whose description contains this word. */
  containing(type: TransactionType, word: string): readonly RememberedTransaction[];
}

/** So many transactions with a word decide what it stands for. */
export const MOST_REMEMBERED_PER_WORD = 50;

export const EMPTY_MEMORY: Memory = { described: () => undefined, containing: () => [] };

/**
 * A memory of some transactions, the one last stored or edited first. For the questions of a message it is enough to
 * hand over, for each description, the newest match, and for each word the newest `MOST_REMEMBERED_PER_WORD` matches.
 */
export function memoryOf(newestFirst: readonly RememberedTransaction[]): Memory {
  const byDescription = new Map<string, RememberedTransaction>();
  const byWord = new Map<string, RememberedTransaction[]>();
  for (const transaction of newestFirst) {
    const { type, description } = transaction;
    const key = `${type} ${learntDescription(description)}`;
    if (!byDescription.has(key)) byDescription.set(key, transaction);
    for (const word of learntWords(description)) {
      const known = byWord.get(`${type} ${word}`);
      if (known === undefined) byWord.set(`${type} ${word}`, [transaction]);
      else if (known.length < MOST_REMEMBERED_PER_WORD) known.push(transaction);
    }
  }
  return {
    described: (type, description) => (description === '' ? undefined : byDescription.get(`${type} ${description}`)),
    containing: (type, word) => byWord.get(`${type} ${word}`) ?? [],
  };
}
