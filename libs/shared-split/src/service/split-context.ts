import type { Clock } from '@bursar/calendar';

import type { SplitDatabase } from '../store/split-database';

/** What every use case needs: whose data it is, the present, and where things are stored. */
export interface SplitContext {
  readonly householdId: string;
  readonly clock: Clock;
  readonly database: SplitDatabase;
}
