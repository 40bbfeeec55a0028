import { createCgtEngine } from '@bursar/cgt-engine';
import type { Domain } from '@bursar/toolkit';

import type { DomainDependencies } from './domain-module';
import { readHmrcRates } from './rates-files';

export async function createDomain({ settings, clock }: DomainDependencies): Promise<Domain> {
  const { hmrcRates } = settings.byDomain['cgt-engine'];
  return createCgtEngine({
    clock,
    filesOpen: settings.files.length > 0 || settings.trades !== undefined,
    extraRates: await readHmrcRates(hmrcRates),
  });
}
