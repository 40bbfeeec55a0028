import type { Database, Migrations } from '@bursar/database';
import type { TransactionSource } from '@bursar/finance-tools';

/** The queries through which a domain exposes its accounts and transactions to the unified ledger. */
type LedgerSourceQueries = Pick<TransactionSource, 'accountsSql' | 'transactionsSql'>;

/** The other domains' transactions as sources of the unified ledger; each is migrated before it is read. */
export async function ledgerSourceAdapters(database: Database): Promise<TransactionSource[]> {
  const [sharedSplit, planifi, cristi] = await Promise.all([
    import('@bursar/shared-split'),
    import('@bursar/planifi'),
    import('@bursar/cristi-agent'),
  ]);
  const source = (name: string, queries: LedgerSourceQueries, migrations: Migrations): TransactionSource => ({
    name,
    ...queries,
    prepare: async () => (await import('@bursar/database')).migrate(database, migrations),
  });
  return [
    source('shared-split', sharedSplit.sharedSplitLedgerSource, sharedSplit.sharedSplitMigrations),
    source('planifi', planifi.planifiLedgerSource, planifi.planifiMigrations),
    source('cristi', cristi.cristiAgentLedgerSource, cristi.cristiAgentMigrations),
  ];
}
