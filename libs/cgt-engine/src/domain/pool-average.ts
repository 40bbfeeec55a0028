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
  /** The average lies within `error` of `scaled`, both in units of 2^-SCALE_BITS pounds. */
  readonly scaled: bigint;
  readonly error: bigint;
  /** How it came about: `previous × factor + addend`, or `addend` alone in a pool that was empty before. */
  readonly previous: PoolAverage | undefined;
  readonly factor: Fraction;
  readonly addend: Fraction;
  /** The fraction in lowest terms, once somebody needed it. */
  known: Fraction | undefined;
}

/** An exact amount of the form `base + shares × average`. */
export interface Amount {
  readonly base: Fraction;
  readonly shares: Fraction;
  readonly average: PoolAverage | undefined;
}

// 128 bits: amounts of 10^18 pounds and a million steps leave over 2^40 to spare between a rounding boundary and chance.
const SCALE_BITS = 128n;

/** The average of a pool that holds nothing but what came in at this average. */
export function freshAverage(average: Fraction): PoolAverage {
  return step(undefined, ZERO, average);
}

/** `average × factor + addend`; `factor` is not negative. */
export function nextAverage(average: PoolAverage, factor: Fraction, addend: Fraction): PoolAverage {
  return step(average, factor, addend);
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
  return settle(amount, (n, d) => roundedQuotient(n * unitsPerPound, d));
}

/** -1, 0 or 1: the exact sign of an amount. */
export function signOf(amount: Amount): bigint {
  return settle(amount, (n) => (n < 0n ? -1n : n > 0n ? 1n : 0n));
}

/** The amount as one fraction, in lowest terms where a pool enters. */
export function exactValue({ base, shares, average }: Amount): Fraction {
  return average === undefined ? base : reduced(add(base, multiply(shares, exactAverage(average))));
}

/** Decides on both ends of the approximation; where they disagree, on the exact value. `decide` is monotonic. */
function settle(amount: Amount, decide: (n: bigint, d: bigint) => bigint): bigint {
  const { base, shares, average } = amount;
  if (average === undefined) return decide(base.n, base.d);
  const plain = base.n === 0n;
  const perUnit = plain ? shares.n : shares.n * base.d;
  const middle = plain ? perUnit * average.scaled : ((base.n * shares.d) << SCALE_BITS) + perUnit * average.scaled;
  const spread = (perUnit < 0n ? -perUnit : perUnit) * average.error;
  const d = (plain ? shares.d : base.d * shares.d) << SCALE_BITS;
  const low = decide(middle - spread, d);
  if (low === decide(middle + spread, d)) return low;
  const exact = exactValue(amount);
  return decide(exact.n, exact.d);
}

function step(previous: PoolAverage | undefined, factor: Fraction, addend: Fraction): PoolAverage {
  const added = (addend.n << SCALE_BITS) / addend.d;
  if (previous === undefined) {
    return { scaled: added, error: 1n, previous, factor, addend, known: undefined };
  }
  // Each division drops less than one unit; the carried error is rounded up.
  return {
    scaled: (previous.scaled * factor.n) / factor.d + added,
    error: (previous.error * factor.n) / factor.d + 3n,
    previous,
    factor,
    addend,
    known: undefined,
  };
}

/** Works the fraction out from the nearest step where it is known, without recursion: histories are long. */
function exactAverage(average: PoolAverage): Fraction {
  const pending: PoolAverage[] = [];
  let start: PoolAverage | undefined = average;
  while (start !== undefined && start.known === undefined) {
    pending.push(start);
    start = start.previous;
  }
  let value = start?.known ?? ZERO;
  for (const { factor, addend } of pending.reverse()) value = reduced(add(multiply(value, factor), addend));
  average.known = value;
  return value;
}
