export type { Connection } from './connection-pool';
export type {
  Database,
  DomainDatabase,
  DrizzleSchema,
  Queries,
  TransactionConnection,
  TransactionQueries,
} from './database';
export { DatabaseUnavailable, type UnavailableReason } from './database-unavailable';
export { migrate } from './migrate';
export type { Migrations } from './migrations';
export { openDatabase, type DatabaseOptions } from './open-database';
export { isConflict, type Isolation, type TransactionOptions } from './transaction';
