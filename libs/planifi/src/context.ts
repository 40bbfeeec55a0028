import type { Clock } from '@bursar/calendar';
import { withStoreErrors, type Connection, type DomainDatabase } from '@bursar/database';

import { storeErrors } from './errors';
import type { KeyedMutex } from './keyed-mutex';
import type { Language } from './model/transfer-description';

/** What every use case works on: the owner whose data it is, the clock and the store. */
export interface PlanifiContext {
  readonly owner: string;
  readonly clock: Clock;
  /** Throws failures of the database as they are: see `readTransaction` and `runIdempotently`. */
  readonly database: DomainDatabase;
  /** Shared by all owners of a server. */
  readonly mutex: KeyedMutex;
  readonly settings: PlanifiSettings;
  readonly preferencesOf: PreferencesOf;
}

/** Reads what the household of an owner has set, over the connection of the call. */
export type PreferencesOf = (connection: Connection, owner: string) => Promise<HouseholdPreferences>;

/** What a household may set for all domains; left out where it has not. */
interface HouseholdPreferences {
  /** ISO 4217, for accounts that are opened without a currency. */
  readonly currency?: string;
  /** A name of the tz database. */
  readonly timeZone?: string;
  readonly language?: Language;
}

interface PlanifiSettings {
  /** ISO 4217, for accounts that are opened from now on. */
  readonly defaultCurrency: string;
  /** How long the response to a write is kept for its key. */
  readonly idempotencyDays: number;
  /** How long a repeated request waits for the first one. */
  readonly idempotencyWaitMilliseconds: number;
}

/** Runs a use case that stores nothing: all its queries see the same snapshot. Writes go through `runIdempotently`. */
export function readTransaction<Result>(
  { database }: PlanifiContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return withStoreErrors(storeErrors, () => database.transaction(work, { isolation: 'repeatable read' }));
}
