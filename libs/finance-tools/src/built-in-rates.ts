import { ecbSource, hmrcMonthlyRates, hmrcSource, type RateSource, type RateSourceName } from '@bursar/rates';
import { ecbDailyRates } from '@bursar/rates/ecb';

/** Reads the rates that the build carries; the first time takes tens of milliseconds. */
export function openBuiltInRates(): Readonly<Record<RateSourceName, RateSource>> {
  return { ecb: ecbSource(ecbDailyRates()), hmrc: hmrcSource(hmrcMonthlyRates()) };
}
