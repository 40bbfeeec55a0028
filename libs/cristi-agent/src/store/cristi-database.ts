import type { Database, DomainDatabase, TransactionQueries } from '@bursar/database';

import { migrations } from './migrations';
import * as schema from './schema';

/** The database as this domain sees it. */
export type CristiDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction. */
export type CristiQueries = TransactionQueries<typeof schema>;

/** Queries that change nothing, inside a transaction or outside. */
export type CristiReads = Pick<CristiQueries, 'select'>;

/** Migrated before its first query. */
export function bindCristiDatabase(database: Database): CristiDatabase {
  return database.bind(schema, migrations);
}
