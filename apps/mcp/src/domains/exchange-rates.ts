import type { LoadRates } from '@bursar/finance-tools';

import type { Settings } from '../configuration/read-settings';

import { readEcbRates, readHmrcRates } from './rates-files';

/** The rates that are built in, with those of the files that the settings name. Throws a UsageError for one that it cannot read. */
export async function exchangeRates({ byDomain }: Pick<Settings, 'byDomain'>): Promise<LoadRates> {
  const newer = await readEcbRates(byDomain['finance-tools'].ecbRates);
  const extra = await readHmrcRates(byDomain['cgt-engine'].hmrcRates);
  return async () => {
    const { ecbSource, hmrcMonthlyRates, hmrcSource } = await import('@bursar/rates');
    const { ecbDailyRates } = await import('@bursar/rates/ecb');
    return { ecb: ecbSource(ecbDailyRates(newer)), hmrc: hmrcSource(hmrcMonthlyRates(extra)) };
  };
}
