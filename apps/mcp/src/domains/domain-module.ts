import type { Clock } from '@bursar/calendar';
import type { Database, Migrations } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import type { WorkerThreads } from '../worker-threads';
import type { Settings } from '../configuration/read-settings';

/**
 * What the server needs from a domain. A library that exports these names is used directly; a domain with settings has a
 * module in this folder that passes them on.
 */
export interface DomainModule {
  createDomain(dependencies: DomainDependencies): Domain | Promise<Domain>;
  /** The tables of a domain that stores data. */
  readonly migrations?: Migrations;
}

/** What domains are built from; each takes what it needs. */
export interface DomainDependencies {
  readonly settings: Settings;
  /** The one database. A domain that reads this property stores data, and is not ready without it. */
  readonly database: Database;
  readonly clock: Clock;
  /** Worker threads for what grows with its input; see docs/architecture.md. */
  readonly workers: WorkerThreads;
  /** Logs an unexpected error that no caller receives. */
  readonly onFault: (error: unknown, facts: object) => void;
  /** Where calls come from, for a journal; left out where assistants call. */
  readonly via?: 'cli';
}
