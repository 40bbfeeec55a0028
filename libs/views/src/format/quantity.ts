import { exactly, numberFormat } from './number-format';

const DECIMAL = /^-?\d+(?:\.(\d{1,20}))?$/;

/**
 * Writes a plain decimal with the language's separators and every digit it has. What is none, or has more decimals than
 * formatters take, comes back as it is.
 */
export function writeQuantity(locale: string, quantity: string): string {
  const match = DECIMAL.exec(quantity);
  if (match === null) return quantity;
  return numberFormat(locale, exactly(match[1]?.length ?? 0)).format(quantity as Intl.StringNumericLiteral);
}
