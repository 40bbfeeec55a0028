import { plainDecimal } from '@bursar/money';

declare const checked: unique symbol;

/** An exact amount as text: at least two decimals, up to four, `-12.30`, `0.0005`, never `-0.00`. */
export type Decimal = string & { readonly [checked]: 'Decimal' };

const FORM = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/;
const ZERO_UNITS = /^0+$/;

/**
 * The amount in a text, or in the shortest decimal text of a JSON number: up to 15 digits before the point and up to 4 after
 * it. `undefined` for any other text, such as one with an exponent, a comma, a plus sign or a space.
 */
export function parseDecimal(value: string | number): Decimal | undefined {
  const text = typeof value === 'number' ? plainDecimal(value) : value;
  const [, sign = '', whole = '', fraction = ''] = (text !== undefined && FORM.exec(text)) || [];
  return whole === '' ? undefined : decimalOf(sign, whole, fraction);
}

/** The amount of a `numeric` of the database, with any number of digits before the point. */
export function decimalFromNumeric(text: string): Decimal {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return decimalOf(sign, whole, fraction);
}

/** An amount from its digits, without leading zeros and without trailing zeros after the second decimal. */
export function decimalOf(sign: string, whole: string, fraction: string): Decimal {
  const decimals = fraction.padEnd(2, '0').replace(/(?<=^\d{2,})0+$/, '');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const isZero = ZERO_UNITS.test(digits) && ZERO_UNITS.test(decimals);
  return `${isZero ? '' : sign}${digits}.${decimals}` as Decimal;
}

/** Negative when `a` is the smaller one, positive when `b` is, 0 for equal amounts. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const difference = units(a) - units(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function addDecimals(one: Decimal, other: Decimal): Decimal {
  return decimalOfUnits(units(one) + units(other));
}

/** The amount of so many ten-thousandths. */
export function decimalOfUnits(count: bigint): Decimal {
  const digits = String(count < 0n ? -count : count).padStart(5, '0');
  return decimalOf(count < 0n ? '-' : '', digits.slice(0, -4), digits.slice(-4));
}

export function subtractDecimals(one: Decimal, other: Decimal): Decimal {
  return decimalOfUnits(units(one) - units(other));
}

/** Ten-thousandths. */
export function units(amount: Decimal): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(`${whole}${fraction.padEnd(4, '0')}`);
}
