import { readRateTable, type RateTable } from './rate-table';
import type { Rate } from './rates-csv';
import table from './hmrc-monthly-rates.txt';

/** The rates that are built in, with the owner's additions on top. */
export function hmrcRates(additions: readonly Rate[]): RateTable {
  return readRateTable(table, additions);
}
