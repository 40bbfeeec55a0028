/**
 * An exact number: `n / d` with `d > 0`. Not always in lowest terms: common factors are removed only where numbers
 * would grow, since taking them out at every step costs more than carrying them.
 */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export function fraction(n: bigint, d = 1n): Fraction {
  return { n, d };
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.n === 0n) return b;
  if (b.n === 0n) return a;
  if (a.d === b.d) return { n: a.n + b.n, d: a.d };
  // Decimals of different lengths, the everyday case: one denominator is a multiple of the other.
  if (a.d < b.d) {
    if (b.d % a.d === 0n) return { n: a.n * (b.d / a.d) + b.n, d: b.d };
  } else if (a.d % b.d === 0n) {
    return { n: a.n + b.n * (a.d / b.d), d: a.d };
  }
  const sum = { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
  return sum.d > LARGE ? reduced(sum) : sum;
}

// Below this a common factor costs less than looking for it.
const LARGE = 1n << 192n;

export function negated(a: Fraction): Fraction {
  if (a.n === 0n) return a;
  return { n: -a.n, d: a.d };
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, negated(b));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  if (b.d === 1n) return { n: a.n * b.n, d: a.d };
  return { n: a.n * b.n, d: a.d === 1n ? b.d : a.d * b.d };
}

/** Throws a RangeError when `b` is zero. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('division by zero');
  return b.n < 0n ? { n: -a.n * b.d, d: -a.d * b.n } : { n: a.n * b.d, d: a.d * b.n };
}

/** The share of a whole that a part of the total has: `whole × part / total`. */
export function proportion(whole: Fraction, part: Fraction, total: Fraction): Fraction {
  if (part.n === total.n && part.d === total.d) return whole;
  return divide(multiply(whole, part), total);
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.d === b.d ? a.n - b.n : a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) <= 0 ? a : b;
}

export function isZero(a: Fraction): boolean {
  return a.n === 0n;
}

export function isPositive(a: Fraction): boolean {
  return a.n > 0n;
}

export function isWhole(a: Fraction): boolean {
  return a.n % a.d === 0n;
}

/** The whole number next to it towards zero. */
export function wholePart(a: Fraction): Fraction {
  return { n: a.n / a.d, d: 1n };
}

/** The same number in lowest terms. */
export function reduced(a: Fraction): Fraction {
  if (a.n === 0n) return ZERO;
  let x = a.n < 0n ? -a.n : a.n;
  let y = a.d;
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 1n ? a : { n: a.n / x, d: a.d / x };
}

/** `n / d` rounded to a whole number, half away from zero; `d > 0`. */
export function roundedQuotient(n: bigint, d: bigint): bigint {
  const twice = 2n * d;
  return n < 0n ? -((-2n * n + d) / twice) : (2n * n + d) / twice;
}

/** The number in units of `10^-decimals`, rounded half away from zero. */
export function roundTo(a: Fraction, decimals: number): bigint {
  return roundedQuotient(a.n * powerOfTen(decimals), a.d);
}

const powers = [1n];

/** `10^exponent`. */
export function powerOfTen(exponent: number): bigint {
  for (let next = powers.length; next <= exponent; next += 1) powers.push((powers[next - 1] as bigint) * 10n);
  return powers[exponent] as bigint;
}
