import { createCgtEngine } from '@bursar/cgt-engine';
import type { Domain } from '@bursar/toolkit';

import { readExtraRates } from './extra-rates';
import type { DomainDependencies } from './domain-module';

export async function createDomain({ settings, clock }: DomainDependencies): Promise<Domain> {
  const { files, hmrcRates } = settings;
  return createCgtEngine({ clock, filesOpen: files.length > 0, extraRates: await readExtraRates(hmrcRates) });
}
