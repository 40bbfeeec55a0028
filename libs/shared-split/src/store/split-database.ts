import type { Database, DomainDatabase, TransactionQueries } from '@bursar/database';

import { migrations } from './migrations';
import * as schema from './schema';

/** The database as this domain sees it. */
export type SplitDatabase = DomainDatabase<typeof schema>;

/** Statements inside one transaction. */
export type SplitTransaction = TransactionQueries<typeof schema>;

/** Statements that read, inside a transaction or, a single one, outside. */
export type SplitReader = Pick<SplitTransaction, 'select'>;

/** Migrated before its first statement. */
export function bindSplitDatabase(database: Database): SplitDatabase {
  return database.bind(schema, migrations);
}
