import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { and, eq, isNotNull } from 'drizzle-orm';

import type { Closing } from '../model/closing';
import { settlements } from './schema';

const closing = {
  settlementId: settlements.id,
  month: settlements.closesMonth,
  closedAt: settlements.createdAt,
  payerId: settlements.payerId,
  receiverId: settlements.receiverId,
  payerBalance: settlements.closedPayerBalance,
};

/** How a month was closed, if it is. */
export async function closingOf(
  connection: Connection,
  householdId: string,
  month: YearMonth,
): Promise<Closing | undefined> {
  const [row] = await connection.query<Omit<Closing, 'closedAt'> & { closedAt: bigint }>`
    select settlement_id as "settlementId", closes_month as month, created_at as "closedAt", payer_id as "payerId",
      receiver_id as "receiverId", closed_payer_balance_cents as "payerBalance"
    from shared_split.settlements
    where household_id = ${householdId} and closes_month = ${month} and status = 'active'`;
  return row && { ...row, closedAt: Number(row.closedAt) };
}

/** Every month that is closed. */
export async function closingsByMonth(
  connection: Connection,
  householdId: string,
): Promise<ReadonlyMap<YearMonth, Closing>> {
  const rows = await connection.drizzle
    .select(closing)
    .from(settlements)
    .where(
      and(
        eq(settlements.householdId, householdId),
        isNotNull(settlements.closesMonth),
        eq(settlements.status, 'active'),
      ),
    );
  return new Map((rows as Closing[]).map((each) => [each.month, each]));
}
