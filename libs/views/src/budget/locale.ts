import { decimalOfCents, moneyWriter } from '../format/money';
import type { Locale } from '../words/words';

/** The budget is one in Mexico, in pesos. */
export const LOCALE: Locale = 'es-MX';
export const ZONE = 'America/Mexico_City';

const writePesos = moneyWriter(LOCALE, 'MXN');

/** Writes centavos. */
export function writeCents(cents: number): string {
  return writePesos(decimalOfCents(cents));
}
