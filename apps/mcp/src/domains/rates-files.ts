import { readFileSync } from 'node:fs';

import type { PublishedDays, Rate } from '@bursar/rates';

import { DOMAIN_SETTINGS } from '../configuration/domain-settings';
import { invalidSetting } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';
import { sayKnown } from '../language/say-known';
import { say } from '../language/say';

/** HMRC rates of months after the build; none without a file. Throws a UsageError that names the line it cannot read. */
export async function readHmrcRates(path: string | undefined): Promise<readonly Rate[]> {
  if (path === undefined) return [];
  const { readRatesCsv } = await import('@bursar/rates');
  return readRatesFile(path, DOMAIN_SETTINGS['cgt-engine'].hmrcRates, readRatesCsv);
}

/** The ECB's history in a file; undefined without one. Throws a UsageError that names the line it cannot read. */
export async function readEcbRates(path: string | undefined): Promise<PublishedDays | undefined> {
  if (path === undefined) return undefined;
  const { readEcbHistory } = await import('@bursar/rates');
  return readRatesFile(path, DOMAIN_SETTINGS['finance-tools'].ecbRates, readEcbHistory);
}

async function readRatesFile<Rates>(
  path: string,
  declaration: Parameters<typeof invalidSetting>[0],
  read: (csv: string) => Rates,
): Promise<Rates> {
  const { UnreadableRates } = await import('@bursar/rates');
  let csv: string;
  try {
    csv = readFileSync(path, 'utf8');
  } catch {
    throw invalidSetting(declaration, path);
  }
  try {
    return read(csv);
  } catch (error) {
    if (!(error instanceof UnreadableRates)) throw error;
    throw new UsageError(
      say('invalid {source}: {message}', {
        source: declaration.environment,
        message: sayKnown(error.message) ?? error.message,
      }),
    );
  }
}
