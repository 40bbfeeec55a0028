import type { Connection, CopyingConnection, CopyingTransaction, Transaction } from './connection';
import type { Migrations } from './migrations';
import type { StoreErrors } from './store-errors';
import type { TransactionOptions } from './transaction';

/**
 * One PostgreSQL. The driver is loaded and the server started at the first use; every use throws DatabaseUnavailable
 * while the database cannot be used, and the next use tries again. A piece of work holds one connection for as long as
 * it runs, so work inside of work needs two: pass the outer connection on instead.
 */
export interface Database {
  /** Lends a connection to statements outside of a transaction. */
  run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;

  /**
   * One transaction, committed when `work` is done and rolled back when it throws. The server may roll a transaction
   * back because of concurrent ones; then `work` runs again, in a new transaction: it must have no effects elsewhere.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;

  /** The same database over the address that migrations take, which is this one unless another is configured. */
  readonly migrating: Database;

  /** The same for work that transfers rows with COPY, on connections of its own: two at most. */
  readonly copying: CopyingDatabase;

  /** The database for one domain: its migrations are applied before the first use. */
  forDomain(options: DomainOptions): DomainDatabase;

  /** Whether the database answers within two seconds. Starts it like any other use. Never throws. */
  ready(): Promise<boolean>;

  /**
   * Waits a second for running work, rolls the rest back and releases the server. Does nothing if the database was
   * never used. Later uses throw DatabaseUnavailable `closed`; closing again is harmless.
   */
  close(): Promise<void>;
}

/** See `Database.copying`. */
export interface CopyingDatabase {
  run<Result>(work: (connection: CopyingConnection) => Promise<Result>): Promise<Result>;
  transaction<Result>(
    work: (transaction: CopyingTransaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

export interface DomainOptions {
  readonly migrations?: Migrations;
  /** Tables, with their schema, whose rows its transactions update to lock them: that alone stores nothing. */
  readonly lockTables?: readonly string[];
  /** Turns failures of the database into the domain's errors; without it they are passed on as they are. */
  readonly errors?: StoreErrors;
}

/** The database as one domain sees it. */
export interface DomainDatabase {
  /** As `Database.run`. */
  run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** As `Database.transaction`. */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}
