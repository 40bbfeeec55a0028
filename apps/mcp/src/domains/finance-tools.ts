import { createFinanceTools } from '@bursar/finance-tools';
import type { Domain } from '@bursar/toolkit';

import type { DomainDependencies } from './domain-module';
import { ledgerSourceAdapters } from './ledger-source-adapters';

export { financeToolsMigrations as migrations } from '@bursar/finance-tools';

/** Over the imported statements alone, or over the transactions of all domains. */
export async function createDomain({ settings, database, clock }: DomainDependencies): Promise<Domain> {
  const { files, readOnly } = settings;
  const { defaultCurrency, unifiedLedger } = settings.byDomain['finance-tools'];
  const sources = unifiedLedger ? await ledgerSourceAdapters(database) : [];
  return createFinanceTools({ database, clock, defaultCurrency, filesOpen: files.length > 0, readOnly, sources });
}
