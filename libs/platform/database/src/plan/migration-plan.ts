import { appliedRecords } from '../applied-records';
import type { Database } from '../database';
import { checkHistory } from '../migrate';
import { migrationSteps } from '../migration-steps';
import { migrationFiles, type MigrationFile, type Migrations } from '../migrations';
import { splitStatements } from './split-statements';
import { createdTable, statementLock, type StatementLock } from './statement-lock';

/** A statement that locks a table which is there already. */
export interface PlannedLock extends StatementLock {
  /** Its beginning. */
  readonly statement: string;
}

/** A migration that would run. */
export interface PlannedMigration {
  readonly domain: string;
  readonly name: string;
  /** Whether all of it is one transaction, which holds its locks to its end. */
  readonly isTransaction: boolean;
  readonly locks: readonly PlannedLock[];
}

const SHOWN_CHARACTERS = 100;

/**
 * What would run, in order, and what it locks; changes nothing. Throws DatabaseUnavailable `migration` as
 * `pendingMigrations` does.
 */
export function planMigrations(database: Database, all: readonly Migrations[]): Promise<PlannedMigration[]> {
  return database.run(async (connection) => {
    const records = await appliedRecords(connection);
    return all.flatMap((migrations) => {
      const files = migrationFiles(migrations);
      const applied = records.filter(({ domain }) => domain === migrations.domain);
      checkHistory(migrations.domain, files, applied);
      const made = new Set<string>();
      return files.slice(applied.length).map((file) => planned(migrations.domain, file, made));
    });
  });
}

/** `made`: tables of earlier files, to which this one's are added: nobody uses them yet. */
function planned(domain: string, file: MigrationFile, made: Set<string>): PlannedMigration {
  const locks = splitStatements(file.sql).flatMap(({ text }) => {
    const table = createdTable(text);
    if (table !== undefined) made.add(table);
    const lock = statementLock(text);
    if (lock === undefined || made.has(lock.table)) return [];
    return [{ ...lock, statement: text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text }];
  });
  return { domain, name: file.name, isTransaction: migrationSteps(file) === undefined, locks };
}
