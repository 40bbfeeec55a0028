import type { Database, DomainDatabase, TransactionQueries } from '@bursar/database';

import { migrations } from './migrations';
import * as schema from './schema';

/** The database as this domain sees it. */
export type FinanceDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction. */
export type FinanceQueries = TransactionQueries<typeof schema>;

/** Statements by hand, in a transaction or outside of one. */
export type FinanceStatements = Pick<FinanceQueries, 'execute'>;

/** Migrated before its first query. */
export function bindFinanceDatabase(database: Database): FinanceDatabase {
  return database.bind(schema, migrations);
}
