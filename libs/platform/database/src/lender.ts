import type { Isolation } from './transaction';
import type { TransactionAttempt } from './transaction-attempt';

/** One kind of connection, and what is done on it. */
export interface Lender<Connection> {
  run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** One attempt of a transaction. */
  transaction<Result>(
    isolation: Isolation,
    work: (connection: Connection) => Promise<Result>,
    options?: TransactionAttempt,
  ): Promise<Result>;
}
