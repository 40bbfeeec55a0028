import { drizzle } from 'drizzle-orm/postgres-js';

import type { Connection } from './connection-pool';
import type { Database, DomainDatabase, DrizzleSchema, Queries, TransactionQueries } from './database';
import { applyMigrations } from './migrate';
import type { Migrations } from './migrations';
import { withRetries, type TransactionOptions } from './transaction';
import { keepValueTypes } from './value-types';

/** A database as one domain sees it: its tables, brought up to date before the first query. */
export class BoundDatabase<Schema extends DrizzleSchema> implements DomainDatabase<Schema> {
  readonly #queries = new WeakMap<Connection, Queries<Schema>>();
  #migrated: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly schema: Schema,
    private readonly migrations: Migrations | undefined,
  ) {}

  run<Result>(work: (queries: Queries<Schema>) => Promise<Result>): Promise<Result> {
    return this.database.run(async (sql) => {
      await this.#migrate(sql);
      return work(this.#queriesOver(sql));
    });
  }

  transaction<Result>(
    work: (queries: TransactionQueries<Schema>) => Promise<Result>,
    { isolation = 'read committed' }: TransactionOptions = {},
  ): Promise<Result> {
    return this.run((queries) =>
      withRetries(async () => {
        const [result] = await queries.transaction(async (tx) => [await work(tx)] as const, {
          isolationLevel: isolation,
        });
        return result;
      }),
    );
  }

  /** Shared by those who come first; after a failure the next one tries again. */
  #migrate(sql: Connection): Promise<void> {
    if (this.migrations === undefined) return Promise.resolve();
    if (this.#migrated === undefined) {
      const migrated = applyMigrations(sql, this.migrations);
      this.#migrated = migrated;
      migrated.catch(() => {
        this.#migrated = undefined;
      });
    }
    return this.#migrated;
  }

  #queriesOver(sql: Connection): Queries<Schema> {
    let queries = this.#queries.get(sql);
    if (queries === undefined) {
      queries = drizzle(sql as never, { schema: this.schema }) as Queries<Schema>;
      keepValueTypes(sql);
      this.#queries.set(sql, queries);
    }
    return queries;
  }
}
