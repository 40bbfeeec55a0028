import { moneyWriter, type WriteMoney } from '../format/money';
import type { Locale } from '../messages/messages';
import type { Money } from './ledger-results';

/** Statements come mainly from Swiss banks, in any currency. */
export const LOCALE: Locale = 'fr-CH';

const writers = new Map<string, WriteMoney>();

/** Writes an amount in its own currency. */
export function writeMoney({ amount, currency }: Money): string {
  const write = writers.get(currency) ?? moneyWriter(LOCALE, currency);
  writers.set(currency, write);
  return write(amount);
}
