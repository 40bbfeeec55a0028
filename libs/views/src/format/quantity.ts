import { exactly, numberFormat } from './number-format';

const DECIMAL = /^-?\d+(?:\.(\d{1,20}))?$/;

/**
 * Writes a plain decimal with the locale's separators and all its digits. Text that is not a decimal, or has more decimals
 * than `Intl` supports, is returned unchanged.
 */
export function writeQuantity(locale: string, quantity: string): string {
  const match = DECIMAL.exec(quantity);
  if (match === null) return quantity;
  return numberFormat(locale, exactly(match[1]?.length ?? 0)).format(quantity as Intl.StringNumericLiteral);
}
