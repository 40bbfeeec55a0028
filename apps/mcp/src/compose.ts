import { readFileSync } from 'node:fs';

import { systemClock } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';

import type { DomainName, Settings } from './configuration';
import { UsageError } from './usage-error';

type DomainMaker = (settings: Settings) => Promise<Domain>;

/** The one place that names every domain. A domain that is not asked for is not even loaded. */
const DOMAINS: Readonly<Record<DomainName, DomainMaker>> = {
  'cgt-engine': async ({ files, hmrcRates }) => {
    const { createCgtEngine } = await import('@bursar/cgt-engine');
    return createCgtEngine({
      clock: systemClock,
      filesOpen: files.length > 0,
      extraRates: hmrcRates === undefined ? [] : await readExtraRates(hmrcRates),
    });
  },
};

/** The domains that the settings ask for, in a fixed order whatever the order of asking. */
export function compose(settings: Settings): Promise<Domain[]> {
  const wanted = Object.entries(DOMAINS).filter(([name]) => settings.domains.includes(name as DomainName));
  return Promise.all(wanted.map(([, make]) => make(settings)));
}

/** HMRC's rates of months after the build. Throws a UsageError that names the line which cannot be read. */
export async function readExtraRates(path: string) {
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
