export { bundledVersion } from './embedded/bundled-version';
export { inspectDataDirectory, type DataDirectoryState } from './embedded/inspect-data-directory';
export { pendingMigrations } from './pending-migrations';
