import { dailyRates, type DailyRates, type PublishedDays } from './published-days';
import { readRateTable } from './rate-table';
import table from './ecb-reference-rates.txt';

let builtIn: readonly PublishedDays[] | undefined;

/** The ECB's rates that are built in, and newer ones, which win where both have a day. */
export function ecbDailyRates(newer?: PublishedDays): DailyRates {
  builtIn ??= readRateTable(table);
  if (newer === undefined) return dailyRates(builtIn);
  // A file that ends before the table does has not all that was published.
  const isCurrent = builtIn.every(({ days }) => (days.at(-1) ?? '') <= (newer.days.at(-1) ?? ''));
  return dailyRates([newer, ...builtIn], isCurrent ? newer : undefined);
}
