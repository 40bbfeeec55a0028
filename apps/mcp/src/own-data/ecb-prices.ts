import type { PublishedDays } from '@bursar/rates';

import type { Settings } from '../configuration/read-settings';
import { readEcbRates } from '../domains/rates-files';
import type { BookPrice } from './book';

const EURO = 'EUR';

/**
 * The rates of the file of `BURSAR_ECB_RATES` for some currencies, by day; none without a file, and none where there is one
 * currency alone, which nothing has to be converted to. Throws a UsageError for a file that cannot be read.
 */
export async function ecbPrices({
  byDomain,
}: Pick<Settings, 'byDomain'>): Promise<(currencies: readonly string[]) => readonly BookPrice[]> {
  const known = await readEcbRates(byDomain['finance-tools'].ecbRates);
  return (currencies) => (known === undefined || currencies.length < 2 ? [] : pricesIn(known, currencies));
}

function pricesIn({ days, rates }: PublishedDays, currencies: readonly string[]): BookPrice[] {
  const columns = currencies.flatMap((currency) => {
    const column = currency === EURO ? undefined : rates.get(currency);
    return column === undefined ? [] : [{ currency, column }];
  });
  return days.flatMap((day, place) =>
    columns.flatMap(({ currency, column }) => {
      const rate = column[place];
      return rate === undefined ? [] : [{ day, base: EURO, currency, rate }];
    }),
  );
}
