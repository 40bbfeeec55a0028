import type { Database, DomainDatabase, TransactionQueries } from '@bursar/database';

import { migrations } from './migrations';
import * as schema from './schema';

/** The database as this domain sees it. */
export type CristiDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction: every use case is one. */
export type CristiQueries = TransactionQueries<typeof schema>;

/** Migrated before its first query. */
export function bindCristiDatabase(database: Database): CristiDatabase {
  return database.bind(schema, migrations);
}
