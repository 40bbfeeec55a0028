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
  reduced,
  subtract,
  ZERO,
  type Fraction,
} from '../numbers/fraction';
import type { Day } from '../normalize/history';
import type { PoolLeg } from '../match/legs';
import {
  costOfShares,
  freshAverage,
  nextAverage,
  plainAmount,
  signOf,
  subtractedFrom,
  type Amount,
  type PoolAverage,
} from '../numbers/pool-average';
import { moneyText, pence, penceOf } from '../numbers/rounding';
import type { PoolState, ValuedPoolLeg } from './valued-legs';

// CG57836: HMRC accept a capital distribution as small when it is at most 5% of the shares' value, or 3,000 pounds.
const SMALL_RETURN_POUNDS = fraction(3_000n);
const SMALL_RETURN_SHARE = fraction(5n, 100n);

/** One ticker's Section 104 pool as its days go by: shares and their average cost. */
export class Pool {
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
