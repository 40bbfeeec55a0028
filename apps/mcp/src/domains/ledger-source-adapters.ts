import type { Database, Migrations } from '@bursar/database';
import type { TransactionSource } from '@bursar/finance-tools';

/** What a domain lends of its tables, as SQL that only it knows how to write. */
type LentRows = Pick<TransactionSource, 'accountsSql' | 'transactionsSql'>;

/** Every other domain's transactions for the one ledger, each with its tables made before they are read. */
export async function ledgerSources(database: Database): Promise<TransactionSource[]> {
  const [{ sharedSplitMigrations, sharedSplitRows }, { planifiMigrations, planifiRows }, cristi] = await Promise.all([
    import('@bursar/shared-split'),
    import('@bursar/planifi'),
    import('@bursar/cristi-agent'),
  ]);
  const source = (name: string, rows: LentRows, migrations: Migrations): TransactionSource => ({
    name,
    ...rows,
    prepare: async () => (await import('@bursar/database')).migrate(database, migrations),
  });
  return [
    source('shared-split', sharedSplitRows, sharedSplitMigrations),
    source('planifi', planifiRows, planifiMigrations),
    source('cristi', cristi.cristiAgentRows, cristi.cristiAgentMigrations),
  ];
}
