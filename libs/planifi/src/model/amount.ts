import { plainDecimal } from '@bursar/money';

/** The largest amount that the contract allows, and that `numeric(14,2)` holds. */
export const LARGEST_AMOUNT = 999_999_999_999.99;

/**
 * An amount as text with two decimals, `24.90`: the form in which it is compared, stored and read. `undefined` unless
 * the shortest decimal text of the number has at most two decimals and the number is above 0 and at most
 * 999999999999.99. So few digits survive the conversion to a double and back.
 */
export function amountText(amount: number): string | undefined {
  if (!(amount > 0 && amount <= LARGEST_AMOUNT)) return undefined;
  const text = plainDecimal(amount) ?? '';
  const [, whole, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : `${whole}.${cents.padEnd(2, '0')}`;
}
