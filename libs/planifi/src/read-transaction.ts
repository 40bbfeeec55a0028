import { withStoreErrors, type Connection } from '@bursar/database';

import type { PlanifiContext } from './context';
import { storeErrors } from './errors';

/** Runs a use case that stores nothing: all its queries see the same snapshot. */
export function readTransaction<Result>(
  { database }: PlanifiContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return withStoreErrors(storeErrors, () => database.transaction(work, { isolation: 'repeatable read' }));
}
