import { refusal } from '../../errors';
import {
  add,
  compare,
  divide,
  fraction,
  isZero,
  multiply,
  negated,
  ONE,
  subtract,
  ZERO,
  type Fraction,
} from '../numbers/fraction';
import type { Day } from '../normalize/day';
import type { PoolLeg, SplitEffect } from '../match/legs';
import {
  costOfShares,
  averageWith,
  freshAverage,
  nextAverage,
  plainAmount,
  signOf,
  subtractedFrom,
  type Amount,
  type PoolAverage,
} from '../numbers/pool-average';
import { distinctAmounts } from '../numbers/distinct';
import { moneyText, penceOf } from '../numbers/rounding';
import { afterSplits } from '../match/splits';
import type { PoolState, ValuedPoolLeg } from './valued-legs';

// CG57836: HMRC accept a capital distribution as small when it is at most 5% of the shares' value, or 3,000 pounds.
const SMALL_RETURN_POUNDS = fraction(3_000n);
const SMALL_RETURN_SHARE = fraction(5n, 100n);

/** One ticker's Section 104 pool as its days go by: shares and their average cost. */
export class Pool {
  private quantity = ZERO;
  /** Undefined while the pool is empty. */
  private average: PoolAverage | undefined;

  /** Another pool that stands where this one does. */
  copy(): Pool {
    const copy = new Pool();
    copy.quantity = this.quantity;
    copy.average = this.average;
    return copy;
  }

  state(): PoolState {
    return { quantity: this.quantity, cost: this.costOf(this.quantity) };
  }

  private costOf(shares: Fraction): Amount {
    return this.average === undefined ? plainAmount(ZERO) : costOfShares(shares, this.average);
  }

  /** A disposal's part at the average cost; the average stays (CG51575). Matching has seen that the pool has it. */
  take(leg: PoolLeg): ValuedPoolLeg {
    const average = this.average as PoolAverage;
    const before = this.quantity;
    const after = subtract(before, leg.quantity);
    this.quantity = after;
    if (isZero(after)) this.average = undefined;
    return { rule: 'Section104', quantity: leg.quantity, average, before, after };
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

  /** Cost unchanged but for cash that was paid for fractions (s126-s127; s122(2)). */
  reorganise(day: Day, effect: SplitEffect, cash: Fraction | undefined, warnings: string[]): void {
    if (cash !== undefined) this.#checkReturned(`the cash for the fraction of ${day.ticker}`, day, cash, warnings);
    const after = afterSplits(this.quantity, effect);
    if (this.average !== undefined && !isZero(after)) {
      const addend = cash === undefined ? ZERO : negated(divide(cash, after));
      this.average = nextAverage(this.average, divide(this.quantity, after), addend);
    }
    this.quantity = after;
  }

  /** Gives a part of the cost away, above 0 and at most 1 of it, with as many shares as it had; none leave the pool. */
  divideCost(share: Fraction): Amount {
    const average = this.average as PoolAverage;
    this.average = nextAverage(average, subtract(ONE, share), ZERO);
    return costOfShares(multiply(this.quantity, share), average);
  }

  /** Empties the pool, and gives its cost. */
  surrender(): Amount {
    const cost = this.costOf(this.quantity);
    this.quantity = ZERO;
    this.average = undefined;
    return cost;
  }

  /** Shares that come with a part of another pool's cost: TCGA 1992 s127, s130, s135. */
  receive(quantity: Fraction, { base, shares, average }: Amount): void {
    const total = add(this.quantity, quantity);
    const brought = { base: divide(base, total), shares: divide(shares, total), average };
    this.average = averageWith(this.average, divide(this.quantity, total), brought);
    this.quantity = total;
  }

  /** TCGA 1992 s122(2), CG57835: a small distribution is taken off the cost, which cannot go below nothing (s122(4)). */
  returnCapital(day: Day, net: Fraction, warnings: string[]): void {
    this.#checkReturned(`the capital return on ${day.ticker}`, day, net, warnings);
    if (this.average === undefined) return;
    this.average = nextAverage(this.average, ONE, negated(divide(net, this.quantity)));
  }

  /** Cash that a takeover paid beside shares and that is taken off the cost: the cost that is left. */
  costLess(day: Day, cash: Fraction): Amount {
    const cost = this.costOf(this.quantity);
    if (signOf(subtractedFrom(cash, cost)) > 0n) throw exceedsCost(`the cash for ${day.ticker}`, day, cash, cost);
    return { ...cost, base: subtract(cost.base, cash) };
  }

  /** Throws CAPRETURN_EXCEEDS_COST; warns of what may not be small. */
  #checkReturned(what: string, day: Day, net: Fraction, warnings: string[]): void {
    const cost = this.costOf(this.quantity);
    if (this.average === undefined) throw returnedWithoutHolding(what, day, net);
    if (signOf(subtractedFrom(net, cost)) > 0n) throw exceedsCost(what, day, net, cost);
    if (compare(net, SMALL_RETURN_POUNDS) <= 0 || !this.exceedsShareOfCost(net)) return;
    warnings.push(
      `${what.slice(0, 1).toUpperCase()}${what.slice(1)} of ${day.date.text}, ${moneyText(penceOf(net))} pounds net, is over 3,000 pounds ` +
        "and over 5% of the pool's cost: if it is not small against the holding's value it is a part disposal (TCGA 1992 s122(1)), " +
        'which is not calculated here.',
    );
  }

  private exceedsShareOfCost(net: Fraction): boolean {
    return signOf(subtractedFrom(net, this.costOf(multiply(this.quantity, SMALL_RETURN_SHARE)))) > 0n;
  }

  /**
   * TCGA 1992 s99B, CG57707: income that stays in the fund is expenditure on the units; excess reportable income too
   * (SI 2009/3001 reg. 99).
   */
  accumulate(day: Day, total: Fraction): void {
    if (isZero(total)) return;
    if (this.average === undefined) throw accumulationWithoutHolding(day);
    this.average = nextAverage(this.average, ONE, divide(total, this.quantity));
  }
}

function exceedsCost(what: string, { ticker, date }: Day, net: Fraction, cost: Amount) {
  const [returned, poolCost] = distinctAmounts(plainAmount(net), cost);
  return refusal(
    'CAPRETURN_EXCEEDS_COST',
    `${what} of ${date.text} is ${returned} pounds net, more than the pool's cost of ${poolCost}`,
    {
      hint: 'a part disposal (TCGA 1992 s122(1)) or an election (s122(4)) is needed: work it out by hand and enter its result',
    },
    { ticker, date: date.text, value: returned, cost: poolCost },
  );
}

/** Where nothing is held, a date or a name is wrong rather than the sum. */
function returnedWithoutHolding(what: string, { ticker, date }: Day, net: Fraction) {
  const returned = moneyText(penceOf(net));
  return refusal(
    'CAPRETURN_EXCEEDS_COST',
    `${what} of ${date.text} is ${returned} pounds net, but the pool is empty and has a cost of 0.00`,
    {
      hint: 'check its date against the BUYs and SELLs, and the ticker: the holding must exist at the end of the day before; what is paid after a sale needs a part disposal (TCGA 1992 s122(1)), worked out by hand',
    },
    { ticker, date: date.text, value: returned, cost: '0.00' },
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
