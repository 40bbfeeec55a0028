import { and, eq, sql } from 'drizzle-orm';

import type { YearMonth } from '@bursar/calendar';

import type { PayerTotals } from '../domain/monthly-split';
import { movements } from './schema';
import type { SplitQueries } from './split-database';

/** What each payer's movements of a month add up to: one pass over that month, whatever other months hold. */
export async function monthTotals(
  queries: SplitQueries,
  householdId: string,
  month: YearMonth,
): Promise<PayerTotals[]> {
  const totalOf = (type: string) =>
    sql<string>`coalesce(sum(${movements.amount}) filter (where ${movements.type} = ${type}), 0)`.mapWith(BigInt);
  return queries
    .select({ payerId: movements.payerId, purchases: totalOf('purchase'), refunds: totalOf('refund') })
    .from(movements)
    .where(and(eq(movements.householdId, householdId), eq(movements.competenceMonth, month)))
    .groupBy(movements.payerId)
    .orderBy(movements.payerId);
}
