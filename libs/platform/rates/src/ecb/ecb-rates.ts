import { dailyRates, type DailyRates, type PublishedDays } from './published-days';
import { readRateTable } from './rate-table';
import table from './ecb-reference-rates.txt';

let builtIn: readonly PublishedDays[] | undefined;

/** The ECB's rates that are built in, and newer ones, which win where both have a day. */
export function ecbDailyRates(newer?: PublishedDays): DailyRates {
  builtIn ??= readRateTable(table);
  return dailyRates([...(newer === undefined ? [] : [newer]), ...builtIn], newer);
}
