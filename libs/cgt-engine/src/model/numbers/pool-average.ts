import { add, multiply, negated, reduced, roundedQuotient, subtract, ZERO, type Fraction } from './fraction';

/**
 * The average cost of one share of a Section 104 pool, in pounds: exact, at the price of an approximation.
 *
 * Every purchase that joins a pool multiplies the average's denominator by the pool's quantity, so after some
 * thousands of purchases the fraction has tens of thousands of digits. What is published has two decimals. An average
 * therefore carries a fixed-point approximation with a proven error bound, and rounding is decided on that; only when
 * the bound leaves two candidates (a true half penny, most often) is the fraction itself worked out, from the steps
 * that led here. The answer is always that of exact fractions.
 */
export interface PoolAverage {
  /** The average lies within `error` of `scaled`, both in units of 2^-SCALE pounds. */
  readonly scaled: bigint;
  readonly error: bigint;
  /** How it came about: `previous × factor + addend`, with what another pool brought, or `addend` alone in a pool that was empty before. */
  readonly previous: PoolAverage | undefined;
  readonly factor: Fraction;
  readonly addend: Fraction;
  /** What another pool brought: `average × factor` of it is part of this one. */
  readonly carried: { readonly average: PoolAverage; readonly factor: Fraction } | undefined;
  /** The fraction in lowest terms, once somebody needed it. */
  known: Fraction | undefined;
}

/** An exact amount of the form `base + shares × average`. */
export interface Amount {
  readonly base: Fraction;
  readonly shares: Fraction;
  readonly average: PoolAverage | undefined;
}

// 96 binary places: after a million steps, the pennies of 10^9 shares still come within 2^-30 of a boundary by chance
// only, and then the fraction decides.
const SCALE = 96;
const SCALE_BITS = BigInt(SCALE);
const WHOLE = 1n << SCALE_BITS;
const HALF = WHOLE >> 1n;

/** The average of a pool that holds nothing but what came in at this average. */
export function freshAverage(average: Fraction): PoolAverage {
  return step(undefined, ZERO, average);
}

/** `average × factor + addend`; `factor` is not negative. */
export function nextAverage(average: PoolAverage, factor: Fraction, addend: Fraction): PoolAverage {
  return step(average, factor, addend);
}

/** The average of a pool, empty where `average` is undefined, when a part of another pool's cost comes in. */
export function averageWith(average: PoolAverage | undefined, factor: Fraction, brought: Amount): PoolAverage {
  const carried = brought.average && { average: brought.average, factor: brought.shares };
  return step(average, average === undefined ? ZERO : factor, brought.base, carried);
}

/** An amount that no pool enters. */
export function plainAmount(value: Fraction): Amount {
  return { base: value, shares: ZERO, average: undefined };
}

/** The cost of so many shares at a pool's average. */
export function costOfShares(shares: Fraction, average: PoolAverage): Amount {
  return { base: ZERO, shares, average };
}

/** `value - amount`. */
export function subtractedFrom(value: Fraction, { base, shares, average }: Amount): Amount {
  return { base: subtract(value, base), shares: negated(shares), average };
}

/** The amount in units of `unitsPerPound`, rounded half away from zero; exactly as its fraction would round. */
export function roundAmount(amount: Amount, unitsPerPound: bigint): bigint {
  if (amount.average === undefined) return roundedQuotient(amount.base.n * unitsPerPound, amount.base.d);
  const { value, error } = approximation(amount, unitsPerPound);
  const shifted = value + HALF;
  const rest = BigInt.asUintN(SCALE, shifted);
  // Away from a boundary, and so away from halves too, both ends of the interval round down to the same whole number.
  if (rest > error && rest < WHOLE - error) return shifted >> SCALE_BITS;
  const exact = exactValue(amount);
  return roundedQuotient(exact.n * unitsPerPound, exact.d);
}

/** -1, 0 or 1: the exact sign of an amount. */
export function signOf(amount: Amount): bigint {
  const { value, error } = approximation(amount, 1n);
  if (value > error) return 1n;
  if (value < -error) return -1n;
  const { n } = exactValue(amount);
  return n < 0n ? -1n : n > 0n ? 1n : 0n;
}

/** The amount as one fraction, in lowest terms where a pool enters. */
export function exactValue({ base, shares, average }: Amount): Fraction {
  return average === undefined ? base : reduced(add(base, multiply(shares, exactAverage(average))));
}

/** The amount in units of 2^-SCALE of `1 / unitsPerPound` pounds, within an error in the same units. */
function approximation({ base, shares, average }: Amount, unitsPerPound: bigint) {
  const value = base.n === 0n ? 0n : ((base.n * unitsPerPound) << SCALE_BITS) / base.d;
  if (average === undefined) return { value, error: 1n };
  const each = shares.n * unitsPerPound;
  const spread = each < 0n ? -each * average.error : each * average.error;
  // The two divisions drop less than one unit each, and the error's own is rounded up.
  return { value: value + (each * average.scaled) / shares.d, error: spread / shares.d + 3n };
}

function step(
  previous: PoolAverage | undefined,
  factor: Fraction,
  addend: Fraction,
  carried?: PoolAverage['carried'],
): PoolAverage {
  // Each division drops less than one unit; carried errors are rounded up.
  let scaled = (addend.n << SCALE_BITS) / addend.d;
  let error = 1n;
  if (previous !== undefined) {
    scaled += (previous.scaled * factor.n) / factor.d;
    error = (previous.error * factor.n) / factor.d + 3n;
  }
  if (carried !== undefined) {
    scaled += (carried.average.scaled * carried.factor.n) / carried.factor.d;
    error += (carried.average.error * carried.factor.n) / carried.factor.d + 2n;
  }
  return { scaled, error, previous, factor, addend, carried, known: undefined };
}

/** Works the fraction out from the nearest steps where it is known, without recursion: histories are long. */
function exactAverage(average: PoolAverage): Fraction {
  const open = [average];
  for (let next = open.at(-1); next !== undefined; next = open.at(-1)) {
    const pending = stepsToKnown(next);
    const needed = pending.find(({ carried }) => carried !== undefined && carried.average.known === undefined);
    if (needed?.carried !== undefined) {
      open.push(needed.carried.average);
      continue;
    }
    let value = pending.at(-1)?.previous?.known ?? ZERO;
    for (const { factor, addend, carried } of pending.reverse()) {
      value = add(multiply(value, factor), addend);
      if (carried !== undefined) value = add(value, multiply(carried.average.known as Fraction, carried.factor));
      value = reduced(value);
    }
    next.known ??= value;
    open.pop();
  }
  return average.known as Fraction;
}

/** The steps that led to an average, last first, back to one that is known. */
function stepsToKnown(average: PoolAverage): PoolAverage[] {
  const pending: PoolAverage[] = [];
  for (
    let step: PoolAverage | undefined = average;
    step !== undefined && step.known === undefined;
    step = step.previous
  ) {
    pending.push(step);
  }
  return pending;
}
