import type { CategoryType, TransactionType } from '../transaction';
import type { Doubts } from './confidence';

/** A transaction as a text states it; null for a field that it does not state. */
export interface Candidate {
  readonly type: TransactionType;
  /** Centavos. */
  readonly amount: bigint | null;
  readonly categoryType: CategoryType | null;
  /** Normalized. */
  readonly category: string | null;
  readonly description: string | null;
  /** The day in Mexico City. */
  readonly date: string | null;
}

export type CandidateField = 'amount' | 'category' | 'category_type' | 'date' | 'type';

export interface ParsedTransaction {
  readonly candidate: Candidate;
  /** Fields that depend on today's date. */
  readonly inferred: readonly CandidateField[];
  readonly missing: readonly CandidateField[];
  readonly lowConfidence: readonly CandidateField[];
  /** Each is `field: reason`. */
  readonly ambiguities: readonly string[];
  /** What a value rests on besides the text: `category: as in "veterinaria" of 2026-02-01`. */
  readonly reasons: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
  /** What the confidence was computed from. */
  readonly doubts: Doubts;
}

/** A message as one transaction, and as the entries that it holds. */
export interface ParsedMessage extends ParsedTransaction {
  /** At least one; exactly one where the message is one transaction. */
  readonly entries: readonly ParsedEntry[];
}

/** One entry with the part of the message that states it. */
export interface ParsedEntry extends ParsedTransaction {
  readonly text: string;
}
