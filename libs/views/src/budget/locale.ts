import { decimalOfCents, moneyWriter } from '../format/money';
import type { Locale } from '../messages/messages';

/** Budgets are kept in Mexico, in pesos. */
export const LOCALE: Locale = 'es-MX';
export const ZONE = 'America/Mexico_City';

const writePesos = moneyWriter(LOCALE, 'MXN');

/** Writes an amount in centavos as pesos. */
export function writeCents(cents: number): string {
  return writePesos(decimalOfCents(cents));
}
