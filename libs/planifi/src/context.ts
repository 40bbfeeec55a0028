import type { Clock } from '@bursar/calendar';
import { DatabaseUnavailable, sqlState, type Database } from '@bursar/database';
import { ownerScoped, type OpenContext } from '@bursar/toolkit';

import { storeUnavailable } from './errors';
import { KeyedMutex } from './idempotency/keyed-mutex';
import { bindPlanifiDatabase, type PlanifiDatabase, type PlanifiQueries } from './store/planifi-database';

/** What every use case works on: the owner whose data it is, the clock and the store. */
export interface PlanifiContext {
  readonly owner: string;
  readonly clock: Clock;
  readonly database: PlanifiDatabase;
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

export interface PlanifiParts extends Pick<PlanifiContext, 'clock' | 'settings'> {
  readonly database: Database;
}

/** A transaction on one owner's data. */
export interface ReadTransaction {
  readonly queries: PlanifiQueries;
  readonly owner: string;
}

/** A transaction that stores. */
export interface WriteTransaction extends ReadTransaction {
  /** When everything that it stores was created, in milliseconds since 1970. */
  readonly at: number;
}

/** Opens the context of a caller; nothing is read or written before a use case runs. */
export function contextOpener({ database, clock, settings }: PlanifiParts): OpenContext<PlanifiContext> {
  const shared = { clock, settings, database: bindPlanifiDatabase(database), mutex: new KeyedMutex() };
  const contextOf = ownerScoped((owner): PlanifiContext => ({ ...shared, owner }));
  return ({ caller }) => contextOf(caller);
}

/** Runs a use case that stores nothing: all its queries see the same snapshot. */
export function readTransaction<Result>(
  { owner, database }: PlanifiContext,
  work: (transaction: ReadTransaction) => Promise<Result>,
): Promise<Result> {
  return withStoreErrors(() =>
    database.transaction((queries) => work({ queries, owner }), { isolation: 'repeatable read' }),
  );
}

/** SQLSTATE: conflicts beyond all tries, out of resources, a lock or statement over its time, the system below. */
const OVERLOADED = /^(40|53|55P03$|57014$|58)/;

/** Turns failures of the database into this domain's errors; any other error stays as it is. */
export async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAway = error instanceof DatabaseUnavailable || OVERLOADED.test(sqlState(error) ?? '');
    throw isAway ? storeUnavailable() : error;
  }
}
