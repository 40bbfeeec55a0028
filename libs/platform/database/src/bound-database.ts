import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';

import type { DomainDatabase, DrizzleSchema, Queries, TransactionQueries } from './database';
import { applyMigrations } from './migrate';
import type { Migrations } from './migrations';
import type { Session } from './session';
import { withRetries, type TransactionOptions } from './transaction';

/** Lends a session to a piece of work. */
type UseSession = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

/** A database as one domain sees it: its tables, brought up to date before the first query. */
export class BoundDatabase<Schema extends DrizzleSchema> implements DomainDatabase<Schema> {
  readonly #queriesOver: (session: Session) => Queries<Schema>;
  #migrated: Promise<void> | undefined;

  constructor(
    private readonly use: UseSession,
    schema: Schema,
    private readonly migrations: Migrations | undefined,
  ) {
    this.#queriesOver = queryBuilders(schema);
  }

  async run<Result>(work: (queries: Queries<Schema>) => Promise<Result>): Promise<Result> {
    await this.#migrate();
    return this.use((session) => work(this.#queriesOver(session)));
  }

  transaction<Result>(
    work: (queries: TransactionQueries<Schema>) => Promise<Result>,
    { isolation = 'read committed' }: TransactionOptions = {},
  ): Promise<Result> {
    return withRetries(() => this.run((queries) => queries.transaction(work, { isolationLevel: isolation })));
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

/**
 * Makes a query builder for each session. drizzle's own function reads the whole schema every time, which costs more
 * than most statements do; here it is read once.
 */
function queryBuilders<Schema extends DrizzleSchema>(fullSchema: Schema): (session: Session) => Queries<Schema> {
  const { tables, tableNamesMap } = extractTablesRelationalConfig(fullSchema, createTableRelationsHelpers);
  const schema = { fullSchema, schema: tables as never, tableNamesMap };
  const dialect = new PgDialect();
  return (session) =>
    // Of a client, drizzle uses `query` alone.
    new NodePgDatabase(dialect, new NodePgSession(session as never, dialect, schema), schema) as never;
}
