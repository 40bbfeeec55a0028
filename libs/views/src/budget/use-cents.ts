import { decimalOfCents } from '../format/money';
import { useLanguage } from '../language/language-context';
import { CURRENCY } from './budget-facts';

/** Writes an amount in centavos as pesos. */
export function useCents(): (cents: number) => string {
  const write = useLanguage().money(CURRENCY);
  return (cents) => write(decimalOfCents(cents));
}
