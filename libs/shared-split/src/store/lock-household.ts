import { preparedStatement } from '@bursar/database';
import { eq, sql } from 'drizzle-orm';

import { households } from './schema';
import type { SplitTransaction } from './split-database';

const lock = preparedStatement((tx: SplitTransaction) =>
  tx
    .update(households)
    .set({ lastWrittenAt: sql`greatest(${households.lastWrittenAt}, ${sql.placeholder('now')}::bigint)` })
    .where(eq(households.id, sql.placeholder('householdId')))
    .returning({ at: households.lastWrittenAt }),
);

/**
 * Locks the household until the transaction ends, so that no other transaction writes in it, and returns the instant of
 * what this one stores (milliseconds since 1970): `now`, or the last instant if the clock was set back since. Every
 * transaction that writes calls this first, so that all lock in one order. `undefined` for a household that never started.
 */
export async function lockHousehold(
  tx: SplitTransaction,
  householdId: string,
  now: number,
): Promise<number | undefined> {
  const [row] = await lock(tx, { householdId, now });
  return row?.at;
}
