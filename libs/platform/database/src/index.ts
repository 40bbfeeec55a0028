export type { Connection, CopyingConnection, CopyingTransaction, Row, Transaction, TypedQueries } from './connection';
export { sqlState } from './connection-failure';
export type { CopyingDatabase, Database, DomainDatabase, DomainOptions } from './database';
export { DatabaseUnavailable, type UnavailableReason } from './database-unavailable';
export { migrate } from './migrate';
export type { Migrations } from './migrations';
export { openDatabase, type DatabaseOptions } from './open-database';
export { toDomainError, withStoreErrors, type StoreErrors } from './store-errors';
export { isConflict, type Isolation, type TransactionOptions } from './transaction';
