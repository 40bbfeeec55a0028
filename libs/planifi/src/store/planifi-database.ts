import type { Database, DomainDatabase, TransactionQueries } from '@bursar/database';

import { migrations } from './migrations';
import * as schema from './schema';

/** The database as this domain sees it. */
export type PlanifiDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction: every use case is one. */
export type PlanifiQueries = TransactionQueries<typeof schema>;

/** Migrated before its first query. */
export function bindPlanifiDatabase(database: Database): PlanifiDatabase {
  return database.bind(schema, migrations);
}
