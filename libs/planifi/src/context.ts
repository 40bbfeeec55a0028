import type { Clock } from '@bursar/calendar';
import type { Database, DomainDatabase } from '@bursar/database';
import { ownerScoped, type OpenContext } from '@bursar/toolkit';

import { KeyedMutex } from './keyed-mutex';
import { migrations } from './store/migrations';

/** What every use case works on: the owner whose data it is, the clock and the store. */
export interface PlanifiContext {
  readonly owner: string;
  readonly clock: Clock;
  /** Throws failures of the database as they are: see `readTransaction` and `runIdempotently`. */
  readonly database: DomainDatabase;
  /** Shared by all owners of a server. */
  readonly mutex: KeyedMutex;
  readonly settings: PlanifiSettings;
}

export interface PlanifiSettings {
  /** ISO 4217, for accounts that are opened from now on. */
  readonly defaultCurrency: string;
  /** How long the response to a write is kept for its key. */
  readonly idempotencyDays: number;
  /** How long a repeated request waits for the first one. */
  readonly idempotencyWaitMilliseconds: number;
}

/** What the contexts of all owners share. */
export interface ContextDependencies extends Pick<PlanifiContext, 'clock' | 'settings'> {
  readonly database: Database;
}

/** Opens the context of a caller. Nothing is read or written before a use case runs. */
export function contextOpener({ database, clock, settings }: ContextDependencies): OpenContext<PlanifiContext> {
  const shared = { clock, settings, database: database.forDomain({ migrations }), mutex: new KeyedMutex() };
  const contextOf = ownerScoped((owner): PlanifiContext => ({ ...shared, owner }));
  return ({ caller }) => contextOf(caller);
}
