import { moneyWriter } from '../format/money';
import { writeQuantity } from '../format/quantity';
import type { Locale } from '../messages/messages';

/** Capital gains follow the rules of the United Kingdom. */
export const LOCALE: Locale = 'en-GB';
export const writePounds = moneyWriter(LOCALE, 'GBP');

/** Writes a number of shares. */
export function writeShares(quantity: string): string {
  return writeQuantity(LOCALE, quantity);
}
