import type { Database, DomainDatabase, TransactionQueries } from '@bursar/database';

import { migrations } from './migrations';
import * as schema from './schema';

/** The database as this domain sees it. */
export type SplitDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction: every use case is one. */
export type SplitQueries = TransactionQueries<typeof schema>;

/** Queries that read, inside a transaction or, one alone, outside. */
export type SplitReader = Pick<SplitQueries, 'select'>;

/** Migrated before its first query. */
export function bindSplitDatabase(database: Database): SplitDatabase {
  return database.bind(schema, migrations);
}
