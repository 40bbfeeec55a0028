import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { readRatesCsv } from '@bursar/rates';

import { mergeRates, readTable, writeTable } from './compact-table';

/** Where to read and where to write. */
export interface Generation {
  /** the CSV with the columns `period,currency,units_per_gbp` */
  readonly csv: string;
  /** the compact table; replaced, or extended if `add` */
  readonly out: string;
  /** keep what the table holds already, and add the rows of the CSV to it */
  readonly add: boolean;
}

/**
 * Makes the compact table from a CSV and writes it.
 *
 * @returns one line that says what the table now holds
 * @throws UnreadableRates or a file error; nothing has been written then
 */
export function generate({ csv, out, add }: Generation): string {
  const given = readRatesCsv(readFileSync(csv, 'utf8'));
  const rates = add ? mergeRates(readTable(readFileSync(out, 'utf8')), given) : given;
  const table = writeTable(rates);

  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, table);

  const periods = [...new Set(rates.map(({ period }) => period))].sort();
  const codes = new Set(rates.map(({ currency }) => currency)).size;
  return `${out}: ${rates.length} rates, ${codes} currencies, ${periods.length} months from ${periods.at(0)} to ${periods.at(-1)}`;
}
