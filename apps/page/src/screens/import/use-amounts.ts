import { useLanguage } from '@bursar/views/html-views';

/** Writes amounts in a currency; as plain numbers while nobody says which (`XXX`). */
export function useAmounts(currency: string | null | undefined): (amount: string) => string {
  const { money } = useLanguage();
  return money(currency === 'XXX' ? '' : (currency ?? ''));
}
