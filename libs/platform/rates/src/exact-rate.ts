/** An exact positive number, `n / d`. */
export interface ExactRate {
  readonly n: bigint;
  readonly d: bigint;
}

export const ONE: ExactRate = { n: 1n, d: 1n };

/** The number in plain decimal text: digits, and at most one point among them. */
export function exactRate(text: string): ExactRate {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

export function quotient(one: ExactRate, other: ExactRate): ExactRate {
  return { n: one.n * other.d, d: one.d * other.n };
}

/** `units` times the rate in units of `10^decimals` of what they were: rounded once, half away from zero. */
export function convertUnits(units: bigint, { n, d }: ExactRate, decimals: number): bigint {
  const scale = 10n ** BigInt(Math.abs(decimals));
  return decimals < 0 ? rounded(units * n, d * scale) : rounded(units * n * scale, d);
}

const SIGNIFICANT_DIGITS = 10;

/** The rate as plain decimal text with ten significant digits, rounded half up. */
export function rateText({ n, d }: ExactRate): string {
  // The place of the first digit that counts: 0 for ones, -1 for tenths.
  let place = String(n / d).length - 1;
  if (n < d) for (place = -1; n * 10n ** BigInt(-place) < d;) place -= 1;
  const decimals = SIGNIFICANT_DIGITS - 1 - place;
  const units = convertUnits(1n, { n, d }, decimals);
  const digits = (decimals < 0 ? units * 10n ** BigInt(-decimals) : units).toString().padStart(decimals + 1, '0');
  if (decimals <= 0) return digits;
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  // What is rounded up to the next power of ten has one digit more.
  return units === 10n ** BigInt(SIGNIFICANT_DIGITS) ? text.slice(0, -1).replace(/\.$/, '') : text;
}

function rounded(n: bigint, d: bigint): bigint {
  const size = n < 0n ? -n : n;
  const result = (2n * size + d) / (2n * d);
  return n < 0n ? -result : result;
}
