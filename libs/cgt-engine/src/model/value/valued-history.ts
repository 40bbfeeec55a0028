import type { Day, DisposalDay } from '../normalize/day';
import type { Fraction } from '../numbers/fraction';
import type { PoolState, ValuedLeg } from './valued-legs';

export interface ValuedDisposal {
  readonly day: DisposalDay;
  readonly legs: readonly ValuedLeg[];
  /** Why it is a disposal, where it is no sale. */
  readonly basis: 'sale' | 'takeover';
}

/** Shares that went to a spouse: their cost is all that is published. */
export interface ValuedTransfer {
  readonly day: Day;
  readonly quantity: Fraction;
  readonly legs: readonly ValuedLeg[];
}

/** What one ticker's history comes to. */
export interface ValuedHistory {
  readonly ticker: string;
  readonly disposals: readonly ValuedDisposal[];
  readonly transfers: readonly ValuedTransfer[];
  /** The pool after the last day. */
  readonly holding: PoolState;
  /** The pool at the end of each tax year in which something happened, in order. */
  readonly yearEnds: readonly { readonly year: number; readonly pool: PoolState }[];
  readonly warnings: readonly string[];
}
