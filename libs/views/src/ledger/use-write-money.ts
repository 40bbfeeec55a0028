import { useLanguage } from '../language/language-context';
import type { Money } from './ledger-results';

/** Writes an amount in its own currency. */
export function useWriteMoney(): (money: Money) => string {
  const { money } = useLanguage();
  return ({ amount, currency }) => money(currency)(amount);
}
