import type { YearMonth } from '@bursar/calendar';
import { and, desc, lte } from 'drizzle-orm';

import type { CristiQueries, CristiReads } from './cristi-database';
import { ofPurse, type Purse } from './of-ledger';
import { budgets } from './schema';

/** One cap for a month; an earlier one of the same month is overwritten. In centavos. */
export async function storeBudgetCap(
  queries: CristiQueries,
  { owner, userId }: Purse,
  effectiveMonth: YearMonth,
  variableCap: bigint,
): Promise<void> {
  await queries
    .insert(budgets)
    .values({ owner, userId, effectiveMonth, variableCap })
    .onConflictDoUpdate({
      target: [budgets.owner, budgets.userId, budgets.effectiveMonth],
      set: { variableCap },
    });
}

/** Asks for the cap with the greatest month up to the one asked for, in centavos; none when none has begun by then. */
export function capOf(queries: CristiReads, purse: Purse, month: YearMonth) {
  return queries
    .select({ variableCap: budgets.variableCap })
    .from(budgets)
    .where(and(ofPurse(budgets, purse), lte(budgets.effectiveMonth, month)))
    .orderBy(desc(budgets.effectiveMonth))
    .limit(1);
}
