import type { Decimal } from '../decimal';

/** A payment as far as the search for chains is concerned. */
export interface DatedRow {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** The amount, not zero, for comparisons, which need not be exact. */
  readonly size: number;
  /** The folded description. */
  readonly text: string;
}

/** A transaction as far as streams are concerned. */
export interface RecurringRow extends DatedRow {
  /** The published id. */
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  readonly payeeKey: string;
  /** What a stream is not found by but named by. */
  readonly payee: string;
  readonly amount: Decimal;
  readonly categoryId: string | null;
  /** A leg of a confirmed transfer between own accounts. */
  readonly isTransfer: boolean;
}
