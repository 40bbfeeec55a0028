export { bundledVersion } from './embedded/bundled-version';
export { inspectDataDirectory, isOpenToOthers, type DataDirectoryState } from './embedded/inspect-data-directory';
export { inspectHosts, type Durability, type HostState } from './inspect-hosts';
export { pendingMigrations } from './pending-migrations';
export { planMigrations, type PlannedMigration } from './plan/migration-plan';
