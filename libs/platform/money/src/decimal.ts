import Big from 'big.js';

/**
 * A JSON number as plain decimal text: its shortest decimal form, without an exponent.
 * `undefined` for what no decimal text can be trusted to stand for: not finite, or an integer beyond 2^53 - 1, whose
 * last digits were lost before anybody could look.
 */
export function plainDecimal(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return undefined;
  return new Big(value).toFixed();
}

/** Whole minor units as text with two decimals: 1234n is `12.34`, 0n is `0.00`, never `-0.00`. */
export function formatMinorUnits(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0');
  const sign = units < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
