import { createFinanceTools } from '@bursar/finance-tools';
import type { Domain } from '@bursar/toolkit';

import { ledgerSources } from './ledger-source-adapters';
import type { DomainDependencies } from './domain-module';

export { financeToolsMigrations as migrations } from '@bursar/finance-tools';

/** Over the imported statements alone, or over everything that was told to any domain. */
export async function createDomain({ settings, database, clock }: DomainDependencies): Promise<Domain> {
  const { ledgerCurrency: defaultCurrency, files, readOnly, unifiedLedger } = settings;
  const sources = unifiedLedger ? await ledgerSources(database) : [];
  return createFinanceTools({ database, clock, defaultCurrency, filesOpen: files.length > 0, readOnly, sources });
}
