import type { Clock } from '@bursar/calendar';

import type { PlanifiDatabase } from '../store/planifi-database';
import type { Turns } from './turns';

/** What every use case needs: whose data it is, the present, and where things are stored. */
export interface PlanifiContext {
  readonly owner: string;
  readonly clock: Clock;
  readonly database: PlanifiDatabase;
  /** Shared by all owners of a server. */
  readonly turns: Turns;
  readonly settings: PlanifiSettings;
}

export interface PlanifiSettings {
  /** ISO 4217, of accounts that are opened from now on. */
  readonly defaultCurrency: string;
  /** How long the answer to a write is kept for its key. */
  readonly idempotencyDays: number;
  /** How long a repeated request waits for the first one. */
  readonly idempotencyWaitMilliseconds: number;
}
