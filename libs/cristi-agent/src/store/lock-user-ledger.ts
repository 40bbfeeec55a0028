import type { Transaction as DatabaseTransaction } from '@bursar/database';

import { CONTRACT_CURRENCY } from '../model/terms';
import type { UserLedger } from '../model/user-ledger';

/** A ledger that no other transaction writes to. */
export interface LockedLedger {
  /** The time of what is stored now, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the user has ever set a cap: without one there is none to read. */
  readonly hasCaps: boolean;
  /** What its amounts are in, ISO 4217. */
  readonly currency: string;
}

/**
 * Makes this the only transaction that writes to the ledger until it ends. Its time is
 * `now`, or that of the last write where the clock has been set back since. The first statement
 * of every transaction that writes, so that all take their locks in one order.
 */
export async function lockUserLedger(
  transaction: DatabaseTransaction,
  { owner, userId }: UserLedger,
  now: number,
): Promise<LockedLedger> {
  const [row] = await transaction.query<{ last_written_at: bigint; currency: string | null; has_caps: boolean }>`
    insert into cristi.purses as ledger (owner, user_id, last_written_at)
    values (${owner}, ${userId}, ${now})
    on conflict (owner, user_id)
      do update set last_written_at = greatest(ledger.last_written_at, excluded.last_written_at)
    returning last_written_at, currency,
      exists (select from cristi.budgets where owner = ${owner} and user_id = ${userId})
        or exists (select from cristi.category_budgets where owner = ${owner} and user_id = ${userId}) as has_caps`;
  return {
    at: row === undefined ? now : Number(row.last_written_at),
    hasCaps: row?.has_caps ?? true,
    currency: row?.currency ?? CONTRACT_CURRENCY,
  };
}
