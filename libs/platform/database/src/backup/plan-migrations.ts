import { migrationFiles, type MigrationFile, type Migrations } from '../migrations';
import { BackupRefusal } from './backup-refusal';
import type { BackupHeader } from './format';

/** The migrations to apply for a domain of the backup. */
export interface DomainPlan {
  readonly migrations: Migrations;
  /** Those that the backup's database had, to be applied before its rows are restored. */
  readonly before: readonly MigrationFile[];
  /** The newer ones of this version, to be applied to the restored rows. */
  readonly after: readonly MigrationFile[];
}

/** Throws BackupRefusal unless this version has the backup's migrations with the same checksums. */
export function planMigrations(header: BackupHeader, known: readonly Migrations[]): DomainPlan[] {
  const unknown = header.migrations.find(({ domain }) => !known.some((migrations) => migrations.domain === domain));
  if (unknown !== undefined) throw newerBursar(header);
  return known.flatMap((migrations) => {
    const applied = header.migrations.filter(({ domain }) => domain === migrations.domain);
    if (applied.length === 0) return [];
    const files = migrationFiles(migrations);
    applied.forEach(({ domain, name, checksum }, index) => {
      if (!files.some((file) => file.name === name)) throw newerBursar(header);
      if (files[index]?.name === name && files[index].checksum === checksum) return;
      throw new BackupRefusal(
        'other-history',
        `The backup was made by a bursar (${header.bursar}) whose migration ${name} of ${domain} is not this version's; ` +
          'restore it with the version that made it.',
      );
    });
    return [{ migrations, before: files.slice(0, applied.length), after: files.slice(applied.length) }];
  });
}

function newerBursar({ bursar }: BackupHeader): BackupRefusal {
  return new BackupRefusal(
    'newer-bursar',
    `The backup was made by a newer version of bursar (${bursar}); restore it with that version or a newer one.`,
  );
}
