import type { Database, DomainDatabase, Migrations, TransactionQueries } from '@bursar/database';

import ledger from '../../migrations/0000_ledger.sql';
import indexes from '../../migrations/0001_indexes.sql';
import * as schema from './schema';

/** The database as this domain sees it. */
export type FinanceDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction. */
export type FinanceQueries = TransactionQueries<typeof schema>;

/** Statements by hand, in a transaction or outside of one. */
export type FinanceStatements = Pick<FinanceQueries, 'execute'>;

/** Never changed after they landed; a bundle carries them as text. */
export const migrations: Migrations = {
  domain: 'finance-tools',
  schema: 'finance',
  files: { '0000_ledger.sql': ledger, '0001_indexes.sql': indexes },
};

/** Migrated before its first query. */
export function bindFinanceDatabase(database: Database): FinanceDatabase {
  return database.bind(schema, migrations);
}
