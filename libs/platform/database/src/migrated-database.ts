import type { Connection, Transaction } from './connection';
import type { Database, DomainDatabase, DomainOptions } from './database';
import { migrate } from './migrate';
import { toDomainError } from './store-errors';
import type { TransactionOptions } from './transaction';

/** See `Database.forDomain`. */
export class MigratedDatabase implements DomainDatabase {
  #migrated: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly options: DomainOptions,
  ) {}

  async run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    try {
      await this.#migrate();
      return await this.database.run(work);
    } catch (error) {
      throw this.#domainError(error);
    }
  }

  async transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result> {
    try {
      await this.#migrate();
      const { lockTables } = this.options;
      return await this.database.transaction(work, lockTables === undefined ? options : { lockTables, ...options });
    } catch (error) {
      throw this.#domainError(error);
    }
  }

  /** Shared by concurrent first uses; after a failure the next use tries again. */
  async #migrate(): Promise<void> {
    const { migrations } = this.options;
    if (migrations === undefined) return;
    try {
      await (this.#migrated ??= migrate(this.database.migrating, migrations));
    } catch (error) {
      this.#migrated = undefined;
      throw error;
    }
  }

  #domainError(error: unknown): unknown {
    return this.options.errors === undefined ? error : toDomainError(error, this.options.errors);
  }
}
