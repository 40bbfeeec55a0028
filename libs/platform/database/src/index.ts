export { sqlState } from './connection-failure';
export type { Database, DomainDatabase, DrizzleSchema, Queries, TransactionQueries } from './database';
export { DatabaseUnavailable, type UnavailableReason } from './database-unavailable';
export { migrate } from './migrate';
export type { Migrations } from './migrations';
export { openDatabase, type DatabaseOptions } from './open-database';
export { preparedStatement, type PreparedStatement } from './prepared-statement';
export type { Connection, Row } from './session';
export { isConflict, type Isolation, type TransactionOptions } from './transaction';
