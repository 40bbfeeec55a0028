import { plainDecimal } from '@bursar/money';

/** The largest amount that the contract allows, and that `numeric(14,2)` holds. */
export const LARGEST_AMOUNT = 999_999_999_999.99;

/** As many digits as always survive the conversion of a decimal to a double and back (IEEE 754 binary64). */
const MOST_DIGITS = 15;

/**
 * An amount as text with two decimals, `24.90`: the form in which it is compared, stored and read. `undefined` unless
 * the shortest decimal text of the number has at most two decimals and the number is above 0 and at most
 * 999999999999.99. So few digits survive the conversion to a double and back.
 */
export function amountText(amount: number): string | undefined {
  return amount > 0 ? signedAmountText(amount) : undefined;
}

/** The same for an amount that may be 0 or below it: from -999999999999.99 to 999999999999.99; 0 is `0.00`. */
export function signedAmountText(amount: number): string | undefined {
  if (!(Math.abs(amount) <= LARGEST_AMOUNT)) return undefined;
  const text = plainDecimal(amount) ?? '';
  const [, sign = '', whole, cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const size = `${whole}.${cents.padEnd(2, '0')}`;
  return size === '0.00' ? size : `${sign}${size}`;
}

/**
 * A sum of amounts, decimal text such as `-2889.55`, as the number that is published. `undefined` when it has more
 * than 15 significant digits: the number could be another one.
 */
export function publishedSum(text: string): number | undefined {
  const digits = text.replace(/[-.]/g, '').replace(/^0+|0+$/g, '');
  if (digits.length > MOST_DIGITS) return undefined;
  const sum = Number(text);
  return sum === 0 ? 0 : sum;
}
