import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';

import type { Migrations } from './migrations';
import type { Connection } from './session';
import type { TransactionOptions } from './transaction';

export type DrizzleSchema = Record<string, unknown>;

/** A query builder that knows a domain's tables. */
export type Queries<Schema extends DrizzleSchema> = NodePgDatabase<Schema>;

/** The same inside a transaction. */
export type TransactionQueries<Schema extends DrizzleSchema> = PgTransaction<
  NodePgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/**
 * One PostgreSQL. Nothing is started before the first use; every use throws DatabaseUnavailable while the database
 * cannot be used, and the next use tries again. A piece of work has one connection for as long as it runs, so work
 * inside work needs two: pass on what the outer one was given instead.
 */
export interface Database {
  /** Statements by hand, outside of a transaction. `numeric` comes as text, `int8` as bigint, times as text in UTC. */
  run<Result>(work: (sql: Connection) => Promise<Result>): Promise<Result>;

  /**
   * One transaction, committed when `work` is done and rolled back when it throws. `work` may run several times, each
   * time in a new transaction, when others' transactions are in the way: it must have no effects elsewhere.
   */
  transaction<Result>(work: (sql: Connection) => Promise<Result>, options?: TransactionOptions): Promise<Result>;

  /** The same for a domain: queries over its drizzle schema, with its migrations applied before the first one. */
  bind<Schema extends DrizzleSchema>(schema: Schema, migrations?: Migrations): DomainDatabase<Schema>;

  /** Whether the database answers, within two seconds. Starts it like any other use. Never throws. */
  ready(): Promise<boolean>;

  /** Lets what runs finish, or rolls it back after a second; then gives the server up. May be called again. */
  close(): Promise<void>;
}

/** The database as one domain sees it. */
export interface DomainDatabase<Schema extends DrizzleSchema> {
  run<Result>(work: (queries: Queries<Schema>) => Promise<Result>): Promise<Result>;

  /** As `Database.transaction`. */
  transaction<Result>(
    work: (queries: TransactionQueries<Schema>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}
