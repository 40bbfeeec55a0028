import type { Database, DomainDatabase, Migrations, TransactionQueries } from '@bursar/database';

import movements from '../../migrations/0000_movements.sql';
import * as schema from './schema';

/** The database as this domain sees it. */
export type PlanifiDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction: every use case is one. */
export type PlanifiQueries = TransactionQueries<typeof schema>;

/** Made by drizzle-kit from the tables and never changed after they landed; a bundle carries them as text. */
export const migrations: Migrations = {
  domain: 'planifi',
  schema: 'planifi',
  files: { '0000_movements.sql': movements },
};

/** Migrated before its first query. */
export function bindPlanifiDatabase(database: Database): PlanifiDatabase {
  return database.bind(schema, migrations);
}
