import { locateBinaries, packageVersion } from './locate-binaries';

/** The version of the bundled PostgreSQL. Throws DatabaseUnavailable `binaries-missing` if there is none. */
export function bundledVersion(): string {
  return packageVersion(locateBinaries());
}
