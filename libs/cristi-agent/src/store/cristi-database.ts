import type { Database, DomainDatabase, Migrations, TransactionQueries } from '@bursar/database';

import purse from '../../migrations/0000_purse.sql';
import * as schema from './schema';

/** The database as this domain sees it. */
export type CristiDatabase = DomainDatabase<typeof schema>;

/** Queries inside one transaction: every use case is one. */
export type CristiQueries = TransactionQueries<typeof schema>;

/** Made by drizzle-kit from the tables and never changed after they landed; a bundle carries them as text. */
export const migrations: Migrations = {
  domain: 'cristi-agent',
  schema: 'cristi',
  files: { '0000_purse.sql': purse },
};

/** Migrated before its first query. */
export function bindCristiDatabase(database: Database): CristiDatabase {
  return database.bind(schema, migrations);
}
