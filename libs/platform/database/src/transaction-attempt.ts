import type { DatabaseUnavailable } from './database-unavailable';

/** How one attempt of a transaction differs from the usual. */
export interface TransactionAttempt {
  /** Tables, with their schema, whose rows are updated to lock them. */
  readonly lockTables?: readonly string[] | undefined;
  /** How long its statements wait for a lock, given when it begins; then they fail with `lock_not_available`. */
  readonly lockTimeoutMilliseconds?: () => number;
  /** Called just before the commit is sent. */
  readonly onCommit?: () => void;
  /** Commits only what changes no row, and throws this otherwise. Its commit waits until all that it saw is durable. */
  readonly onlyIfStored?: DatabaseUnavailable;
}
