import type { Clock } from '@bursar/calendar';

import type { CristiDatabase } from '../store/cristi-database';

/** What every use case needs. The clock gives creation times and nothing else: what needs "now" is told it. */
export interface CristiContext {
  readonly clock: Clock;
  readonly database: CristiDatabase;
}
