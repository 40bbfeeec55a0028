import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';

import type { DomainDatabase, DrizzleSchema, Queries, TransactionQueries } from './database';
import { applyMigrations } from './migrate';
import type { Migrations } from './migrations';
import type { Session } from './session';
import { runTransaction, withRetries, type TransactionOptions } from './transaction';

/** Lends a session to a piece of work. */
type UseSession = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

/** A database as one domain sees it: its tables, brought up to date before the first query. */
export class BoundDatabase<Schema extends DrizzleSchema> implements DomainDatabase<Schema> {
  readonly #builders: QueryBuilders<Schema>;
  #migrated: Promise<void> | undefined;

  constructor(
    private readonly use: UseSession,
    schema: Schema,
    private readonly migrations: Migrations | undefined,
  ) {
    this.#builders = queryBuilders(schema);
  }

  async run<Result>(work: (queries: Queries<Schema>) => Promise<Result>): Promise<Result> {
    await this.#migrate();
    return this.use((session) => work(this.#builders.plain(session)));
  }

  transaction<Result>(
    work: (queries: TransactionQueries<Schema>) => Promise<Result>,
    { isolation = 'read committed' }: TransactionOptions = {},
  ): Promise<Result> {
    return withRetries(async () => {
      await this.#migrate();
      return this.use((session) =>
        runTransaction(session, isolation, () => work(this.#builders.inTransaction(session))),
      );
    });
  }

  /** Shared by those who come first; after a failure the next one tries again. */
  #migrate(): Promise<void> {
    const { migrations } = this;
    if (migrations === undefined) return Promise.resolve();
    if (this.#migrated === undefined) {
      const migrated = this.use(({ connection }) => applyMigrations(connection, migrations));
      this.#migrated = migrated;
      migrated.catch(() => {
        this.#migrated = undefined;
      });
    }
    return this.#migrated;
  }
}

interface QueryBuilders<Schema extends DrizzleSchema> {
  plain(session: Session): Queries<Schema>;
  inTransaction(session: Session): TransactionQueries<Schema>;
}

/**
 * Makes a query builder for each session. drizzle's own function reads the whole schema every time, which costs more
 * than most statements do; here it is read once.
 */
function queryBuilders<Schema extends DrizzleSchema>(fullSchema: Schema): QueryBuilders<Schema> {
  const { tables, tableNamesMap } = extractTablesRelationalConfig(fullSchema, createTableRelationsHelpers);
  const schema = { fullSchema, schema: tables as never, tableNamesMap };
  const dialect = new PgDialect();
  // Of a client, drizzle uses `query` alone.
  const over = (session: Session) => new NodePgSession(session as never, dialect, schema);
  return {
    plain: (session) => new NodePgDatabase(dialect, over(session), schema) as never,
    inTransaction: (session) => new NodePgTransaction(dialect, over(session), schema) as never,
  };
}
