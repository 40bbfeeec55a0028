import type { Connection, Transaction } from './connection';
import { workFailure } from './connection-failure';
import type { CopyingDatabase, Database, DomainDatabase, DomainOptions } from './database';
import type { DatabaseOptions } from './database-options';
import { DatabaseUnavailable } from './database-unavailable';
import { MigratedDatabase } from './migrated-database';
import type { Pools } from './pools';
import { withRetries, type TransactionOptions } from './transaction';

const READY_LIMIT_MILLISECONDS = 2_000;

/**
 * The database of this process. Opening it does nothing: the driver is loaded, and the server found and started, at the
 * first use. What fails then is tried again at the next use. See `Database`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  return new PostgresDatabase(options);
}

class PostgresDatabase implements Database {
  #pools: Promise<Pools> | undefined;
  #closing: Promise<void> | undefined;

  readonly copying: CopyingDatabase = {
    run: (work) => this.#use(({ copies }) => copies.run(work)),
    transaction: (work, { isolation = 'read committed' } = {}) =>
      withRetries(() => this.#use(({ copies }) => copies.transaction(isolation, work))),
  };

  constructor(private readonly options: DatabaseOptions) {}

  run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    return this.#use(({ statements }) => statements.run(work));
  }

  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    { isolation = 'read committed' }: TransactionOptions = {},
  ): Promise<Result> {
    return withRetries(() => this.#use(({ statements }) => statements.transaction(isolation, work)));
  }

  forDomain(options: DomainOptions): DomainDatabase {
    return new MigratedDatabase(this, options);
  }

  async ready(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, READY_LIMIT_MILLISECONDS, false);
    });
    const answer = this.run(async (connection) => (await connection.query`select 1`).length === 1).catch(() => false);
    try {
      return await Promise.race([answer, limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#closePools());
  }

  async #closePools(): Promise<void> {
    await (await this.#pools)?.close();
  }

  async #use<Result>(work: (pools: Pools) => Promise<Result>): Promise<Result> {
    try {
      if (this.#closing !== undefined) throw new DatabaseUnavailable('closed');
      return await work(await (this.#pools ??= this.#open()));
    } catch (error) {
      throw this.#failure(error);
    }
  }

  async #open(): Promise<Pools> {
    const { Pools } = await import('./pools');
    return new Pools(this.options);
  }

  #failure(error: unknown): unknown {
    const failure = workFailure(error);
    const isClosed = this.#closing !== undefined && failure instanceof DatabaseUnavailable;
    return isClosed ? new DatabaseUnavailable('closed') : failure;
  }
}
