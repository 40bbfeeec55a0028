import { statfsSync } from 'node:fs';

import { followCalls } from '@bursar/toolkit/call-scope';

import type { Connection, Transaction } from './connection';
import { workFailure } from './connection-failure';
import type { CopyingDatabase, Database, DomainDatabase, DomainOptions } from './database';
import type { DatabaseOptions } from './database-options';
import { DatabaseUnavailable, type UnavailableReason } from './database-unavailable';
import { MigratedDatabase } from './migrated-database';
import type { Pools } from './pools';
import { withRetries, type TransactionOptions } from './transaction';

/** What it looks like when a server has ended for want of space. */
const ENDS_OF_FULL_DISKS: readonly UnavailableReason[] = [
  'did-not-start',
  'lost',
  'unreachable',
  'not-writable',
  'damaged',
];
/** Less than this is of no use to a server. */
const LEAST_SPACE_BYTES = 1024 * 1024;

const READY_LIMIT_MILLISECONDS = 2_000;

/**
 * The database of this process. Opening it does nothing: the driver is loaded, and the server found and started, at the
 * first use. What fails then is tried again at the next use. See `Database`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  // An external server may keep a call waiting longer than its client does.
  if (options.url !== undefined) followCalls();
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

  readonly migrating: Database;

  constructor(private readonly options: DatabaseOptions) {
    const { migrateUrl, ...others } = options;
    const isAnother = migrateUrl !== undefined && migrateUrl !== options.url;
    this.migrating = isAnother ? openDatabase({ ...others, url: migrateUrl, maxConnections: 1 }) : this;
  }

  run<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    return this.#use(({ statements }) => statements.run(work));
  }

  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    { isolation = 'read committed', lockTables }: TransactionOptions = {},
  ): Promise<Result> {
    return withRetries(() => this.#use(({ statements }) => statements.transaction(isolation, work, { lockTables })));
  }

  forDomain(options: DomainOptions): DomainDatabase {
    return new MigratedDatabase(this, options, this.options.url !== undefined);
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
    if (this.migrating !== this) await this.migrating.close();
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

  /** A server that cannot write its log or its files ends without being able to say why. */
  #fullDisk(failure: unknown): unknown {
    const { dataDir } = this.options;
    if (dataDir === undefined || !(failure instanceof DatabaseUnavailable)) return failure;
    return ENDS_OF_FULL_DISKS.includes(failure.reason) && isFull(dataDir)
      ? new DatabaseUnavailable('disk-full')
      : failure;
  }

  #failure(error: unknown): unknown {
    const failure = this.#fullDisk(workFailure(error));
    const isClosed = this.#closing !== undefined && failure instanceof DatabaseUnavailable;
    return isClosed ? new DatabaseUnavailable('closed') : failure;
  }
}

function isFull(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < LEAST_SPACE_BYTES;
  } catch {
    return false;
  }
}
