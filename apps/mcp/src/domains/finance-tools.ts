import { createFinanceTools, readInWorkers, type ReadingTasks } from '@bursar/finance-tools';
import type { Domain } from '@bursar/toolkit';

import type { DomainDependencies } from './domain-module';
import { exchangeRates } from './exchange-rates';
import { householdPreferences } from './household';
import { ledgerSourceAdapters } from './ledger-source-adapters';

export { financeToolsMigrations as migrations } from '@bursar/finance-tools';

/** Over imported statements, and over the transactions of the other domains that are served. */
export async function createDomain({ settings, database, clock, workers, via }: DomainDependencies): Promise<Domain> {
  const { domains, files, readOnly } = settings;
  const { defaultCurrency, unifiedLedger } = settings.byDomain['finance-tools'];
  const preferencesOf = householdPreferences(settings);
  const sources = await ledgerSourceAdapters(database, domains);
  const defaultView = unifiedLedger ? 'all' : 'imported';
  const loadRates = await exchangeRates(settings);
  const read = readInWorkers(
    workers.tasksOf<ReadingTasks>('statements', () => import('@bursar/finance-tools/reading-tasks')),
  );
  return createFinanceTools({
    householdCurrency: async (connection, owner) => (await preferencesOf(connection, owner)).currency,
    ...{
      database,
      clock,
      defaultCurrency,
      defaultView,
      filesOpen: files.length > 0,
      readOnly,
      sources,
      read,
      loadRates,
      ...(via && { via }),
    },
  });
}
