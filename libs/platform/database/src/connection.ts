import type { SQL } from 'drizzle-orm';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

export type Row = Record<string, unknown>;

/** The part of drizzle's query builder that runs over a connection: it knows the tables that it is given. */
export type TypedQueries = Pick<
  PgRemoteDatabase,
  | '$count'
  | '$with'
  | 'delete'
  | 'execute'
  | 'insert'
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'update'
  | 'with'
>;

/**
 * Statements on one connection of the pool, in the order in which they are called; statements of one turn are sent
 * together. `int8` comes back as a bigint, `numeric` as text, dates and times as the text of the server, in UTC.
 *
 * Failures: an error with the SQLSTATE in `code` (see `sqlState`), or DatabaseUnavailable when the connection breaks.
 */
export interface Connection {
  /**
   * Runs a statement and returns its rows. As a template tag it sends the values apart from the text; statements that
   * are assembled from fragments are drizzle's `sql`.
   */
  query<Result extends Row = Row>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Result[]>;
  query<Result extends Row = Row>(statement: SQL): Promise<Result[]>;

  /** Runs a statement and returns the number of rows that it inserted, updated, deleted or selected. */
  execute(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<number>;
  execute(statement: SQL): Promise<number>;

  /** Runs one or more statements without values. The text must not contain anything that a user has entered. */
  script(text: string): Promise<void>;

  /** drizzle's query builder over this connection (drizzle-orm/pg-proxy). Its `execute` returns the rows alone. */
  readonly drizzle: TypedQueries;
}

/** A connection inside of a transaction. */
export interface Transaction extends Connection {
  /**
   * Adds a statement to those that are sent together with the commit, in this order, when the work is done. If one of
   * them fails, the transaction fails with its error. For statements whose result nothing depends on: statements of
   * the same transaction do not see what it stores.
   */
  queue(text: TemplateStringsArray, ...values: readonly unknown[]): void;
  queue(statement: SQL): void;
}

/** A connection that can also transfer rows in bulk with COPY. */
export interface CopyingConnection extends Connection {
  /** Yields the output of `copy … to stdout` as it arrives. Abandoning the iteration breaks the connection. */
  copyOut(statement: string): AsyncGenerator<Buffer, void>;
  /** Feeds `copy … from stdin` and returns the number of rows. If `chunks` throws, the server undoes the copy. */
  copyIn(statement: string, chunks: AsyncIterable<Buffer>): Promise<number>;
}

export interface CopyingTransaction extends Transaction, CopyingConnection {}
