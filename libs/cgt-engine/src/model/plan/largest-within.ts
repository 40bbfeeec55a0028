import { fraction, isWhole, wholePart, type Fraction } from '../numbers/fraction';

/** What a number of shares would come to. */
export interface Limits {
  /** Whole pounds of taxable gains; 0 for a number that is within the allowance. */
  readonly taxable: (quantity: Fraction) => bigint;
  /** Whether the history allows the sale at all; more shares are never easier to sell. */
  readonly isPossible: (quantity: Fraction) => boolean;
}

/** By the rounding of pennies a few shares more can be within again. */
const ROUNDING_SHARES = 3n;

/**
 * The largest whole number of shares with nothing taxable, or all of `holding` if that is so. Gains grow with the
 * number nearly in a straight line, so two numbers that are taxed say where the boundary is about, and a few more
 * find it.
 */
export function largestWithin(holding: Fraction, { taxable, isPossible }: Limits): Fraction {
  const isAllPossible = isPossible(holding);
  if (isAllPossible && !isWhole(holding) && taxable(holding) === 0n) return holding;
  const known = new Map<bigint, bigint>([[0n, 1n]]);
  const taxOf = (number: bigint): bigint => {
    let amount = known.get(number);
    if (amount === undefined) known.set(number, (amount = taxable(fraction(number))));
    return amount;
  };
  const isWithin = (number: bigint) => taxOf(number) === 0n;
  const whole = wholePart(holding).n;
  const top = isAllPossible ? whole : largestPossible(whole, isPossible);
  if (top === 0n || isWithin(top)) return fraction(top);
  const [low, high] = bracket(estimate(top, taxOf), top, isWithin);
  const found = boundary(low, high, isWithin);
  for (let more = found + ROUNDING_SHARES; more > found; more -= 1n)
    if (more < top && isWithin(more)) return fraction(more);
  return fraction(found);
}

function largestPossible(whole: bigint, isPossible: (quantity: Fraction) => boolean): bigint {
  return boundary(0n, whole + 1n, (number) => isPossible(fraction(number)));
}

/** Where the straight line through two numbers meets zero. */
function estimate(top: bigint, taxOf: (number: bigint) => bigint): bigint {
  const half = top / 2n;
  if (half === 0n) return 0n;
  const [more, less] = [taxOf(top), taxOf(half)];
  if (less === 0n || more <= less) return half;
  const root = half - (less * (top - half)) / (more - less);
  return root > 0n ? root : 0n;
}

/** Steps away from a number, further each time, until one end is within and the other is not. */
function bracket(start: bigint, top: bigint, isWithin: (number: bigint) => boolean): [low: bigint, high: bigint] {
  let step = 1n;
  if (isWithin(start)) {
    let low = start;
    while (low + step < top && isWithin(low + step)) [low, step] = [low + step, step * 2n];
    return [low, low + step < top ? low + step : top];
  }
  let high = start > 0n ? start : 1n;
  if (start === 0n && isWithin(1n)) return bracket(1n, top, isWithin);
  while (high - step > 0n && !isWithin(high - step)) [high, step] = [high - step, step * 2n];
  return [high - step > 0n ? high - step : 0n, high];
}

/** Between a number that holds and a larger one that does not: the largest that holds. */
function boundary(low: bigint, high: bigint, holds: (number: bigint) => boolean): bigint {
  let [below, above] = [low, high];
  while (above - below > 1n) {
    const middle = (below + above) / 2n;
    if (holds(middle)) below = middle;
    else above = middle;
  }
  return below;
}
