import { preparedStatement } from '@bursar/database';
import { eq, sql } from 'drizzle-orm';

import { households } from './schema';
import type { SplitQueries } from './split-database';

const lockHousehold = preparedStatement((queries: SplitQueries) =>
  queries
    .update(households)
    .set({ lastWrittenAt: sql`greatest(${households.lastWrittenAt}, ${sql.placeholder('now')}::bigint)` })
    .where(eq(households.id, sql.placeholder('householdId')))
    .returning({ at: households.lastWrittenAt }),
);

/**
 * Makes this transaction the only one that writes in the household, until it ends, and gives the instant of what it
 * stores (milliseconds since 1970): `now`, or the last instant given where the clock was set back since. First in every
 * transaction that writes, so that all lock in one order. `undefined` for a household that was never started.
 */
export async function beginWriting(
  queries: SplitQueries,
  householdId: string,
  now: number,
): Promise<number | undefined> {
  const [row] = await lockHousehold(queries, { householdId, now });
  return row?.at;
}
