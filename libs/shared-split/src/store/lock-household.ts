import type { Transaction } from '@bursar/database';

/**
 * Locks the household until the transaction ends, so that no other transaction writes in it, and returns the instant of
 * what this one stores (milliseconds since 1970): `now`, or the last instant if the clock was set back since. Every
 * transaction that writes calls this first, so that all lock in one order. `undefined` for a household that never started.
 */
export async function lockHousehold(tx: Transaction, householdId: string, now: number): Promise<number | undefined> {
  const [row] = await tx.query<{ last_written_at: bigint }>`
    update shared_split.households set last_written_at = greatest(last_written_at, ${now}::bigint)
    where household_id = ${householdId} returning last_written_at`;
  return row && Number(row.last_written_at);
}
