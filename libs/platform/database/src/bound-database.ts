import { drizzle } from 'drizzle-orm/node-postgres';

import type { DomainDatabase, DrizzleSchema, Queries, TransactionQueries } from './database';
import { applyMigrations } from './migrate';
import type { Migrations } from './migrations';
import type { Session } from './session';
import { withRetries, type TransactionOptions } from './transaction';

/** Lends a session to a piece of work. */
type UseSession = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

/** A database as one domain sees it: its tables, brought up to date before the first query. */
export class BoundDatabase<Schema extends DrizzleSchema> implements DomainDatabase<Schema> {
  #migrated: Promise<void> | undefined;

  constructor(
    private readonly use: UseSession,
    private readonly schema: Schema,
    private readonly migrations: Migrations | undefined,
  ) {}

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

  #queriesOver(session: Session): Queries<Schema> {
    // Of a client, drizzle uses `query` alone.
    return drizzle(session as never, { schema: this.schema }) as unknown as Queries<Schema>;
  }
}
