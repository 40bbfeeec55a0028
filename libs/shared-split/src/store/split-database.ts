import type { Database, DomainDatabase, Migrations, TransactionQueries } from '@bursar/database';

import household from '../../migrations/0000_household.sql';
import * as schema from './schema';

/** The database as this domain sees it. */
export type SplitDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction: every use case is one. */
export type SplitQueries = TransactionQueries<typeof schema>;

/** Made by drizzle-kit from the tables and never changed after they landed; a bundle carries them as text. */
export const migrations: Migrations = {
  domain: 'shared-split',
  schema: 'shared_split',
  files: { '0000_household.sql': household },
};

/** Migrated before its first query. */
export function bindSplitDatabase(database: Database): SplitDatabase {
  return database.bind(schema, migrations);
}
