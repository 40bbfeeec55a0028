import type { Connection, Transaction } from './connection';
import type { Database, DomainDatabase, DomainOptions } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { answerLimit } from './guarded/time-limits';
import { migrate, type MigrationStart } from './migrate';
import type { Migrations } from './migrations';
import { toDomainError } from './store-errors';
import type { TransactionOptions } from './transaction';

interface Migration {
  readonly done: Promise<void>;
  readonly start: MigrationStart;
}

/** See `Database.forDomain`. */
export class MigratedDatabase implements DomainDatabase {
  #migration: Migration | undefined;
  #isMigrated = false;

  constructor(
    private readonly database: Database,
    private readonly options: DomainOptions,
    /** Whether a call is answered in time also while migrations of large tables go on. */
    private readonly answersInTime: boolean,
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
    if (migrations === undefined || this.#isMigrated) return;
    const { done, start } = (this.#migration ??= this.#begin(migrations));
    // The tables of a new domain are made in a moment, and whoever comes first waits for them.
    const limit = this.answersInTime ? answerLimit() : undefined;
    await (limit === undefined ? done : within(limit, done, () => start.isNew === false));
  }

  #begin(migrations: Migrations): Migration {
    const start: MigrationStart = {};
    const done = migrate(this.database.migrating, migrations, start);
    const migration = { done, start };
    const succeeded = () => void (this.#isMigrated = true);
    const failed = () => void (this.#migration = undefined);
    done.then(succeeded, failed);
    return migration;
  }

  #domainError(error: unknown): unknown {
    return this.options.errors === undefined ? error : toDomainError(error, this.options.errors);
  }
}

/** Waits for migrations, which go on when a call that `mayGiveUp` is refused after the limit. */
async function within(limitMilliseconds: number, done: Promise<void>, mayGiveUp: () => boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, limitMilliseconds, 'late')));
  try {
    const outcome = await Promise.race([done, late]);
    if (outcome !== 'late') return;
    if (mayGiveUp()) throw new DatabaseUnavailable('migrating');
    await done;
  } finally {
    clearTimeout(timer);
  }
}
