import type { Transaction as DatabaseTransaction } from '@bursar/database';

import type { UserLedger } from '../model/user-ledger';

/**
 * Makes this the only transaction that writes to the ledger until it ends. Returns the time of what it stores, in
 * milliseconds since 1970: `now`, or that of the last write where the clock has been set back since. The first statement
 * of every transaction that writes, so that all take their locks in one order.
 */
export async function lockUserLedger(
  transaction: DatabaseTransaction,
  { owner, userId }: UserLedger,
  now: number,
): Promise<number> {
  const [row] = await transaction.query<{ last_written_at: bigint }>`
    insert into cristi.purses as ledger (owner, user_id, last_written_at)
    values (${owner}, ${userId}, ${now})
    on conflict (owner, user_id)
      do update set last_written_at = greatest(ledger.last_written_at, excluded.last_written_at)
    returning last_written_at`;
  return row === undefined ? now : Number(row.last_written_at);
}
