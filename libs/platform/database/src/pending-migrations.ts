import { appliedRecords } from './applied-records';
import type { Database } from './database';
import { checkHistory } from './migrate';
import { migrationFiles, type Migrations } from './migrations';

/**
 * The files that are not applied yet, as `domain/name`; nothing is changed. Throws DatabaseUnavailable `migration` when
 * a newer version of ours has used the database, or a file was changed after it was applied.
 */
export function pendingMigrations(database: Database, all: readonly Migrations[]): Promise<string[]> {
  return database.run(async (connection) => {
    const records = await appliedRecords(connection);
    return all.flatMap((migrations) => {
      const { domain } = migrations;
      const files = migrationFiles(migrations);
      const applied = records.filter((record) => record.domain === domain);
      checkHistory(domain, files, applied);
      return files.slice(applied.length).map(({ name }) => `${domain}/${name}`);
    });
  });
}
