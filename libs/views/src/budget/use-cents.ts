import { decimalOfCents } from '../format/money';
import { useLedgerCurrency } from '../format/ledger-currency';
import { useLanguage } from '../language/language-context';
import { CURRENCY } from './budget-facts';

/** Writes an amount in centavos as pesos, or in the currency of the household. */
export function useCents(): (cents: number) => string {
  const write = useLanguage().money(useLedgerCurrency(CURRENCY));
  return (cents) => write(decimalOfCents(cents));
}
