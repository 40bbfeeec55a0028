import { proportion, type Fraction } from '../numbers/fraction';
import type { Day, Disposal } from '../normalize/day';
import type { AcquisitionLeg, PoolLeg } from '../match/legs';
import { costOfShares, plainAmount, subtractedFrom, type Amount, type PoolAverage } from '../numbers/pool-average';

/** A Section 104 pool at one moment: its shares and what they cost, in pounds. */
export interface PoolState {
  readonly quantity: Fraction;
  readonly cost: Amount;
}

/** A pool leg with the pool it came out of: shares before and after, at one average cost. */
export interface ValuedPoolLeg extends PoolLeg {
  readonly average: PoolAverage;
  readonly before: Fraction;
  readonly after: Fraction;
}

/** A leg whose money can be worked out: an acquisition has its own cost, a pool's had to be followed up to that day. */
export type ValuedLeg = AcquisitionLeg | ValuedPoolLeg;

/** The leg's exact share of the disposal's proceeds, by quantity. */
export function proceedsOf({ quantity }: ValuedLeg, disposal: Disposal): Fraction {
  return proportion(disposal.proceeds, quantity, disposal.quantity);
}

/** The leg's exact allowable cost: the day's acquisition cost by shares, both in the units of that day; or the pool's. */
export function costOf(leg: ValuedLeg): Amount {
  if (leg.rule === 'Section104') return costOfShares(leg.quantity, leg.average);
  const acquisition = leg.acquisitionDay.acquisition as NonNullable<Day['acquisition']>;
  return plainAmount(proportion(acquisition.cost, leg.acquired, acquisition.quantity));
}

/** Proceeds less cost, exact; negative for a loss. */
export function gainOf(leg: ValuedLeg, disposal: Disposal): Amount {
  return subtractedFrom(proceedsOf(leg, disposal), costOf(leg));
}

export function poolBefore({ before, average }: ValuedPoolLeg): PoolState {
  return { quantity: before, cost: costOfShares(before, average) };
}

export function poolAfter({ after, average }: ValuedPoolLeg): PoolState {
  return { quantity: after, cost: costOfShares(after, average) };
}
