import { plainDecimal } from '@bursar/money';

declare const checked: unique symbol;

/** An exact amount as text: at least two decimals, up to four, `-12.30`, `0.0005`, never `-0.00`. */
export type Decimal = string & { readonly [checked]: 'Decimal' };

const FORM = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/;
const ZERO_UNITS = /^0+$/;

/**
 * The amount that text, or a JSON number by its shortest decimal text, stands for: up to 15 digits before the point and
 * up to 4 after it. `undefined` for any other form: no exponent, comma, plus sign or blank.
 */
export function parseDecimal(value: string | number): Decimal | undefined {
  const text = typeof value === 'number' ? plainDecimal(value) : value;
  const [, sign = '', whole = '', fraction = ''] = (text !== undefined && FORM.exec(text)) || [];
  return whole === '' ? undefined : decimalOf(sign, whole, fraction);
}

/** The amount that a sum in the database comes to: any number of digits before the point. */
export function decimalFromNumeric(text: string): Decimal {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return decimalOf(sign, whole, fraction);
}

/** From digits: leading zeros go, and decimals beyond the second that are zero. */
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
  const sum = units(one) + units(other);
  const digits = String(sum < 0n ? -sum : sum).padStart(5, '0');
  return decimalOf(sum < 0n ? '-' : '', digits.slice(0, -4), digits.slice(-4));
}

/** Ten-thousandths. */
function units(amount: Decimal): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(`${whole}${fraction.padEnd(4, '0')}`);
}
