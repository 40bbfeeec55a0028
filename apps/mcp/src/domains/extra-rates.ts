import { readFileSync } from 'node:fs';

import type { Rate } from '@bursar/cgt-engine';

import { UsageError } from '../configuration/usage-error';

/** HMRC's rates of months after the build; none without a file. Throws a UsageError that names the line it cannot read. */
export async function readExtraRates(path: string | undefined): Promise<readonly Rate[]> {
  if (path === undefined) return [];
  const { readRatesCsv, UnreadableRates } = await import('@bursar/cgt-engine');
  let csv: string;
  try {
    csv = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`BURSAR_HMRC_RATES is "${path}"; expected the path of a CSV file that can be read`);
  }
  try {
    return readRatesCsv(csv);
  } catch (error) {
    if (!(error instanceof UnreadableRates)) throw error;
    throw new UsageError(`BURSAR_HMRC_RATES: ${error.message}`);
  }
}
