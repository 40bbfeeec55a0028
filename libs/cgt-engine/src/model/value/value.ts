import { isPositive, ONE, proportion } from '../numbers/fraction';
import type { DisposalDay } from '../normalize/history';
import type { Leg, MatchedDay } from '../match/legs';
import { Pool } from './pool';
import type { PoolState, ValuedLeg } from './valued-legs';

export interface ValuedDisposal {
  readonly day: DisposalDay;
  readonly legs: readonly ValuedLeg[];
}

/** What one ticker's history comes to. */
export interface ValuedHistory {
  readonly ticker: string;
  readonly disposals: readonly ValuedDisposal[];
  /** The pool after the last day. */
  readonly holding: PoolState;
  readonly warnings: readonly string[];
}

/**
 * Puts money to the quantities of one ticker: walks its days once more with the pool's average cost. Throws
 * CAPRETURN_EXCEEDS_COST or ACCUMULATION_WITHOUT_HOLDING for the first day that cannot be valued.
 */
export function valueHistory(ticker: string, days: readonly MatchedDay[]): ValuedHistory {
  const pool = new Pool();
  const disposals: ValuedDisposal[] = [];
  const warnings: string[] = [];
  const valued = (leg: Leg): ValuedLeg => (leg.rule === 'Section104' ? pool.take(leg) : leg);
  for (const { day, legs, joined, ratio } of days) {
    if (day.capitalReturned !== undefined) pool.returnCapital(day, day.capitalReturned, warnings);
    if (day.accumulated !== undefined) pool.accumulate(day, day.accumulated);
    if (legs.length > 0) disposals.push({ day: day as DisposalDay, legs: legs.map(valued) });
    if (day.acquisition !== undefined && isPositive(joined)) {
      pool.join(joined, proportion(day.acquisition.cost, joined, day.acquisition.quantity));
    }
    if (ratio !== ONE) pool.reorganise(ratio);
  }
  return { ticker, disposals, holding: pool.state(), warnings };
}
