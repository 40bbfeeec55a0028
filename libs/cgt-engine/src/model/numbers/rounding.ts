import { formatMinorUnits } from '@bursar/money';

import { roundTo, type Fraction } from './fraction';
import { roundAmount, type Amount } from './pool-average';

/** Pence, rounded once, half away from zero, from the exact amount. */
export function pence(amount: Amount): bigint {
  return roundAmount(amount, 100n);
}

/** The same for an amount that no pool enters. */
export function penceOf(value: Fraction): bigint {
  return roundTo(value, 2);
}

/** `1234.56`; zero is `0.00`. */
export const moneyText = formatMinorUnits;

const QUANTITY_DECIMALS = 10;

/** A quantity as plain decimal text: at most ten decimals, rounded half away from zero, no trailing zeros. */
export function quantityText(quantity: Fraction): string {
  if (quantity.d === 1n) return quantity.n.toString();
  return decimalText(roundTo(quantity, QUANTITY_DECIMALS), QUANTITY_DECIMALS);
}

/** The same, but never more than the quantity: as much can be sold. */
export function sellableText({ n, d }: Fraction): string {
  return d === 1n ? n.toString() : decimalText((n * 10n ** BigInt(QUANTITY_DECIMALS)) / d, QUANTITY_DECIMALS);
}

/** Units of `10^-decimals` as plain decimal text without trailing zeros. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const rest = digits.slice(-decimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
}
