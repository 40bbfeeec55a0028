import { readFileSync } from 'node:fs';

import type { Rate } from '@bursar/cgt-engine';

import { DOMAIN_SETTINGS } from '../configuration/domain-settings';
import { invalidSetting } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';

/** HMRC rates of months after the build; none without a file. Throws a UsageError that names the line it cannot read. */
export async function readExtraRates(path: string | undefined): Promise<readonly Rate[]> {
  if (path === undefined) return [];
  const { readRatesCsv, UnreadableRates } = await import('@bursar/cgt-engine');
  const declaration = DOMAIN_SETTINGS['cgt-engine'].hmrcRates;
  let csv: string;
  try {
    csv = readFileSync(path, 'utf8');
  } catch {
    throw invalidSetting(declaration, path);
  }
  try {
    return readRatesCsv(csv);
  } catch (error) {
    if (!(error instanceof UnreadableRates)) throw error;
    throw new UsageError(`invalid ${declaration.environment}: ${error.message}`);
  }
}
