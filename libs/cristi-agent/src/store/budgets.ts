import type { YearMonth } from '@bursar/calendar';
import type { Transaction as DatabaseTransaction } from '@bursar/database';

import type { UserLedger } from '../model/user-ledger';
import { budgets } from './schema';

/** Stores the cap of a month in centavos, and overwrites an earlier one of the same month. */
export async function storeBudgetCap(
  database: DatabaseTransaction,
  { owner, userId }: UserLedger,
  effectiveMonth: YearMonth,
  variableCap: bigint,
): Promise<void> {
  await database.drizzle
    .insert(budgets)
    .values({ owner, userId, effectiveMonth, variableCap })
    .onConflictDoUpdate({
      target: [budgets.owner, budgets.userId, budgets.effectiveMonth],
      set: { variableCap },
    });
}
