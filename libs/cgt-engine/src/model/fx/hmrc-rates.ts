import { hmrcMonthlyRates, type Rate } from '@bursar/rates';

import { rateTableOf, type RateTable } from './rate-table';

/** The rates that are built in, with the owner's additions on top. */
export function hmrcRates(additions: readonly Rate[]): RateTable {
  return rateTableOf(hmrcMonthlyRates(additions));
}
