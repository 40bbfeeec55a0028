import { useLanguage } from '../language/language-context';
import type { WriteMoney } from '../format/money';

/** Capital gains follow the rules of the United Kingdom: writes an amount in pounds. */
export function usePounds(): WriteMoney {
  return useLanguage().money('GBP');
}
