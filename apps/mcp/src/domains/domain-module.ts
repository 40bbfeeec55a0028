import type { Clock } from '@bursar/calendar';
import type { Database, Migrations } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import type { Settings } from '../configuration/application-settings';

/**
 * What the server needs of a domain. A library whose door exports these is served as it is; one with settings of its
 * own has a module here that reads them.
 */
export interface DomainModule {
  createDomain(dependencies: DomainDependencies): Domain | Promise<Domain>;
  /** The tables of a domain that stores something. */
  readonly migrations?: Migrations;
}

/** What domains are made of; each takes what it needs. */
export interface DomainDependencies {
  readonly settings: Settings;
  /** The one database. A domain that reads this stores something, and is not ready without it. */
  readonly database: Database;
  readonly clock: Clock;
  /** Takes down a fault that reaches no caller. */
  readonly onFault: (error: unknown, facts: object) => void;
}
