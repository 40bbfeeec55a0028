import type { Database, Migrations } from '@bursar/database';
import type { TransactionSource } from '@bursar/finance-tools';

import type { DomainName } from '../configuration/domain-settings';

/** The queries through which a domain exposes its accounts, transactions and balances to the unified ledger. */
type LedgerSourceQueries = Omit<TransactionSource, 'name' | 'prepare'>;

/** The transactions of other served domains as sources of the unified ledger; each is migrated before it is read. */
export async function ledgerSourceAdapters(
  database: Database,
  served: readonly DomainName[],
): Promise<TransactionSource[]> {
  const source = (name: string, queries: LedgerSourceQueries, migrations: Migrations): TransactionSource => ({
    name,
    ...queries,
    prepare: async () => (await import('@bursar/database')).migrate(database, migrations),
  });
  const adapters: Partial<Record<DomainName, () => Promise<TransactionSource>>> = {
    planifi: async () => {
      const { planifiLedgerSource, planifiMigrations } = await import('@bursar/planifi');
      return source('planifi', planifiLedgerSource, planifiMigrations);
    },
    'shared-split': async () => {
      const { sharedSplitLedgerSource, sharedSplitMigrations } = await import('@bursar/shared-split');
      return source('shared-split', sharedSplitLedgerSource, sharedSplitMigrations);
    },
    'cristi-agent': async () => {
      const { cristiAgentLedgerSource, cristiAgentMigrations } = await import('@bursar/cristi-agent');
      return source('cristi', cristiAgentLedgerSource, cristiAgentMigrations);
    },
  };
  const wanted = Object.entries(adapters).filter(([name]) => served.includes(name as DomainName));
  return Promise.all(wanted.map(([, adapter]) => adapter()));
}
