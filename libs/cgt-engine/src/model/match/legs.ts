import type { Day } from '../normalize/day';
import type { Fraction } from '../numbers/fraction';

/** The three identification rules, by the names that reports use. */
export type Rule = 'SameDay' | 'BedAndBreakfast' | 'Section104';

/** A part of a disposal identified with one day's acquisition: TCGA 1992 s105(1)(b), or s106A(5). */
export interface AcquisitionLeg {
  readonly rule: 'SameDay' | 'BedAndBreakfast';
  /** In the units of the day of the disposal. */
  readonly quantity: Fraction;
  readonly acquisitionDay: Day;
  /** The same shares in the units of the day of the acquisition. */
  readonly acquired: Fraction;
}

/** The part of a disposal that comes out of the Section 104 pool: TCGA 1992 s104. */
export interface PoolLeg {
  readonly rule: 'Section104';
  readonly quantity: Fraction;
}

export type Leg = AcquisitionLeg | PoolLeg;

/** What reorganisations do to a number of shares: `quantity × ratio - lost`, where `lost` became cash. */
export interface SplitEffect {
  readonly ratio: Fraction;
  readonly lost: Fraction;
}

/** One day of a ticker with its quantities settled: what was identified with what, and what moves the pool. */
export interface MatchedDay {
  readonly day: Day;
  /** Empty on a day without a disposal; in the order of the rules, bed-and-breakfast legs by acquisition date. */
  readonly legs: readonly Leg[];
  /** The part of the day's acquisition that no rule took: it joins the pool after the disposal. */
  readonly joined: Fraction;
  /** Of the reorganisations before and after the day's trades; undefined without any. */
  readonly opening: SplitEffect | undefined;
  readonly closing: SplitEffect | undefined;
  /** Bought less sold before the day's spin-offs, takeovers and trades. */
  readonly inHand: Fraction;
}

/** One ticker's days, matched. */
export interface MatchedHistory {
  readonly ticker: string;
  readonly days: readonly MatchedDay[];
  readonly warnings: readonly string[];
}
