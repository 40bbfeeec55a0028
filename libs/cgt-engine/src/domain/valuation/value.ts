import type { CivilDate } from '@bursar/calendar';

import { refusal } from '../../contract/refusals';
import {
  add,
  compare,
  divide,
  fraction,
  isPositive,
  isZero,
  multiply,
  negated,
  ONE,
  proportion,
  reduced,
  subtract,
  ZERO,
  type Fraction,
} from '../fraction';
import type { Day, Disposal } from '../history';
import type { AcquisitionLeg, Leg, MatchedDay, PoolLeg } from '../matching/legs';
import {
  costOfShares,
  freshAverage,
  nextAverage,
  plainAmount,
  signOf,
  subtractedFrom,
  type Amount,
  type PoolAverage,
} from '../pool-average';
import { moneyText, pence, penceOf } from '../publish';

/** A Section 104 pool at one moment: its shares and what they cost, in pounds. */
export interface PoolState {
  readonly quantity: Fraction;
  readonly cost: Amount;
}

/** One leg of a disposal with its money, all exact. */
export interface ValuedLeg {
  readonly match: Leg;
  readonly proceeds: Fraction;
  readonly cost: Amount;
  readonly gain: Amount;
  /** The pool that a Section 104 leg came out of, and its average cost. */
  readonly pool: { readonly average: PoolAverage; readonly before: Fraction; readonly after: Fraction } | undefined;
}

export interface ValuedDisposal {
  readonly ticker: string;
  readonly date: CivilDate;
  readonly disposal: Disposal;
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

// CG57836: HMRC accept a capital distribution as small when it is at most 5% of the shares' value, or 3,000 pounds.
const SMALL_RETURN_POUNDS = fraction(3_000n);
const SMALL_RETURN_SHARE = fraction(5n, 100n);

/**
 * Puts money to the quantities of one ticker: walks its days once more with the pool's average cost. Throws
 * CAPRETURN_EXCEEDS_COST or ACCUMULATION_WITHOUT_HOLDING for the first day that cannot be valued.
 */
export function valueHistory(ticker: string, days: readonly MatchedDay[]): ValuedHistory {
  const pool = new Pool();
  const disposals: ValuedDisposal[] = [];
  const warnings: string[] = [];
  for (const { day, legs, joined, ratio } of days) {
    if (day.capitalReturned !== undefined) pool.returnCapital(day, day.capitalReturned, warnings);
    if (day.accumulated !== undefined) pool.accumulate(day, day.accumulated);
    if (day.disposal !== undefined) {
      const { disposal, date } = day;
      const valued = legs.map((leg) =>
        leg.rule === 'Section104' ? pool.take(leg, disposal) : valueAcquisitionLeg(leg, disposal),
      );
      disposals.push({ ticker, date, disposal, legs: valued });
    }
    if (day.acquisition !== undefined && isPositive(joined)) {
      pool.join(joined, proportion(day.acquisition.cost, joined, day.acquisition.quantity));
    }
    if (ratio !== ONE) pool.reorganise(ratio);
  }
  return { ticker, disposals, holding: pool.state(), warnings };
}

/** Cost: the day's acquisition cost by shares, both in the units of that day. */
function valueAcquisitionLeg(match: AcquisitionLeg, disposal: Disposal): ValuedLeg {
  const { acquired, acquisitionDay, quantity } = match;
  const acquisition = acquisitionDay.acquisition as NonNullable<Day['acquisition']>;
  const cost = plainAmount(proportion(acquisition.cost, acquired, acquisition.quantity));
  const proceeds = proportion(disposal.proceeds, quantity, disposal.quantity);
  return { match, proceeds, cost, gain: subtractedFrom(proceeds, cost), pool: undefined };
}

class Pool {
  private quantity = ZERO;
  /** Undefined while the pool is empty. */
  private average: PoolAverage | undefined;

  state(): PoolState {
    return { quantity: this.quantity, cost: this.costOf(this.quantity) };
  }

  private costOf(shares: Fraction): Amount {
    return this.average === undefined ? plainAmount(ZERO) : costOfShares(shares, this.average);
  }

  /** A disposal's part at the average cost; the average stays (CG51575). Matching has seen that the pool has it. */
  take(match: PoolLeg, disposal: Disposal): ValuedLeg {
    const average = this.average as PoolAverage;
    const before = this.quantity;
    const after = subtract(before, match.quantity);
    this.quantity = after;
    if (isZero(after)) this.average = undefined;
    const cost = costOfShares(match.quantity, average);
    const proceeds = proportion(disposal.proceeds, match.quantity, disposal.quantity);
    return { match, proceeds, cost, gain: subtractedFrom(proceeds, cost), pool: { average, before, after } };
  }

  join(quantity: Fraction, cost: Fraction): void {
    const total = add(this.quantity, quantity);
    const addend = divide(cost, total);
    this.average =
      this.average === undefined
        ? freshAverage(addend)
        : nextAverage(this.average, divide(this.quantity, total), addend);
    this.quantity = total;
  }

  reorganise(ratio: Fraction): void {
    this.quantity = reduced(multiply(this.quantity, ratio));
    if (this.average !== undefined) this.average = nextAverage(this.average, divide(ONE, ratio), ZERO);
  }

  /** TCGA 1992 s122(2), CG57835: a small distribution is taken off the cost, which cannot go below nothing (s122(4)). */
  returnCapital(day: Day, net: Fraction, warnings: string[]): void {
    const cost = this.costOf(this.quantity);
    if (this.average === undefined || signOf(subtractedFrom(net, cost)) > 0n) throw exceedsCost(day, net, cost);
    if (compare(net, SMALL_RETURN_POUNDS) > 0 && this.exceedsShareOfCost(net)) {
      warnings.push(
        `The capital return on ${day.ticker} of ${day.date.text}, ${moneyText(penceOf(net))} pounds net, is over 3,000 pounds ` +
          "and over 5% of the pool's cost: if it is not small against the holding's value it is a part disposal (TCGA 1992 s122(1)), " +
          'which is not calculated here.',
      );
    }
    this.average = nextAverage(this.average, ONE, negated(divide(net, this.quantity)));
  }

  private exceedsShareOfCost(net: Fraction): boolean {
    return signOf(subtractedFrom(net, this.costOf(multiply(this.quantity, SMALL_RETURN_SHARE)))) > 0n;
  }

  /** TCGA 1992 s99B, CG57707: income that stays in the fund is expenditure on the units. */
  accumulate(day: Day, total: Fraction): void {
    if (isZero(total)) return;
    if (this.average === undefined) throw accumulationWithoutHolding(day);
    this.average = nextAverage(this.average, ONE, divide(total, this.quantity));
  }
}

function exceedsCost({ ticker, date }: Day, net: Fraction, cost: Amount) {
  const poolCost = moneyText(pence(cost));
  const returned = moneyText(penceOf(net));
  return refusal(
    'CAPRETURN_EXCEEDS_COST',
    `the capital return on ${ticker} of ${date.text} is ${returned} pounds net, more than the pool's cost of ${poolCost}`,
    {
      hint: 'a part disposal (TCGA 1992 s122(1)) or an election (s122(4)) is needed: work it out by hand and enter its result',
    },
    { ticker, date: date.text, value: returned, cost: poolCost },
  );
}

function accumulationWithoutHolding({ ticker, date }: Day) {
  return refusal(
    'ACCUMULATION_WITHOUT_HOLDING',
    `the accumulation on ${ticker} of ${date.text} finds an empty pool`,
    { hint: 'check its date against the BUYs and SELLs: the holding must exist at the end of the day before' },
    { ticker, date: date.text },
  );
}
