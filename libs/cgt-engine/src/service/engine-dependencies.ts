import type { Clock } from '@bursar/calendar';

import type { RateTable } from '../domain/fx/rate-table';

/** What use cases need beside their arguments. */
export interface EngineDependencies {
  readonly clock: Clock;
  readonly rates: RateTable;
}
