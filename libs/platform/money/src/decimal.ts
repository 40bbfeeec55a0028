import Big from 'big.js';

/**
 * A JSON number as plain decimal text: its shortest decimal form, without an exponent.
 * `undefined` for a number that is not finite, and for an integer beyond 2^53 - 1, whose last digits the JSON parser may
 * have rounded.
 */
export function plainDecimal(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return undefined;
  return new Big(value).toFixed();
}

/** Whole minor units as text with two decimals: 1234n is `12.34`, 0n is `0.00`, never `-0.00`. */
export function formatMinorUnits(units: bigint): string {
  const size = units < 0n ? -units : units;
  const text = size <= LARGEST_SAFE ? formatSafe(Number(size)) : formatDigits(size.toString());
  return units < 0n ? `-${text}` : text;
}

/**
 * Text with two decimals as whole minor units: `12.34` is 1234n; leading zeros are dropped. `undefined` for any other
 * form: ASCII digits only, no plus sign, no exponent, no surrounding spaces.
 */
export function parseMinorUnits(text: string): bigint | undefined {
  return MINOR_UNITS_FORM.test(text) ? BigInt(text.replace('.', '')) : undefined;
}

const MINOR_UNITS_FORM = /^-?[0-9]+\.[0-9]{2}$/;

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Exact up to 2^53 - 1, since the remainder is subtracted before the division, and several times faster than bigint. */
function formatSafe(units: number): string {
  const rest = units % 100;
  return `${(units - rest) / 100}.${TWO_DIGITS[rest]}`;
}

function formatDigits(digits: string): string {
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
