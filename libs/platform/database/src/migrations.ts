import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a domain, applied in the order of their names and never changed after they were. */
export interface Migrations {
  /** The domain's name, by which its files are recorded. */
  readonly domain: string;
  /** The schema that names without one belong to; the first file makes it. */
  readonly schema: string;
  /** SQL by file name, as a bundle carries it, or a folder of `*.connection.query`. */
  readonly files: Readonly<Record<string, string>> | string;
}

/** One file, ready to be applied. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** A domain's files in order. Line ends do not count: a checkout on Windows is not a change. */
export function migrationFiles({ files }: Migrations): MigrationFile[] {
  const texts = typeof files === 'string' ? readFolder(files) : files;
  return Object.keys(texts)
    .sort()
    .map((name) => {
      const sql = (texts[name] ?? '').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

function readFolder(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
