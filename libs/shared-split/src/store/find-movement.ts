import type { YearMonth } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';
import { and, eq, sum } from 'drizzle-orm';

import type { PurchaseReference } from '../model/movement-draft';
import { movements } from './schema';

/** The id of the movement with an external id in a month, of the given payer or, without one, of any. */
export async function movementWithExternalId(
  connection: Connection,
  householdId: string,
  { month, externalId, payerId }: { readonly month: YearMonth; readonly externalId: string; readonly payerId?: string },
): Promise<string | undefined> {
  const [found] = await connection.drizzle
    .select({ id: movements.id })
    .from(movements)
    .where(
      and(
        eq(movements.householdId, householdId),
        eq(movements.competenceMonth, month),
        eq(movements.externalId, externalId),
        payerId === undefined ? undefined : eq(movements.payerId, payerId),
      ),
    )
    .limit(1);
  return found?.id;
}

/** The purchase that a refund names, its row locked against other refunds of it. */
export async function lockPurchase(
  tx: Transaction,
  householdId: string,
  reference: PurchaseReference,
): Promise<{ readonly id: string; readonly amount: bigint } | undefined> {
  const named =
    reference.kind === 'id'
      ? eq(movements.id, reference.id)
      : and(
          eq(movements.competenceMonth, reference.month),
          eq(movements.externalId, reference.externalId),
          eq(movements.payerId, reference.payerId),
        );
  const [purchase] = await tx.drizzle
    .select({ id: movements.id, amount: movements.amount })
    .from(movements)
    .where(and(eq(movements.householdId, householdId), eq(movements.type, 'purchase'), named))
    .for('update');
  return purchase;
}

/** The sum of all refunds of a purchase, over all months, in cents. */
export async function refundedTotal(connection: Connection, householdId: string, purchaseId: string): Promise<bigint> {
  const [row] = await connection.drizzle
    .select({ total: sum(movements.amount) })
    .from(movements)
    .where(and(eq(movements.householdId, householdId), eq(movements.originalPurchaseId, purchaseId)));
  return BigInt(row?.total ?? 0);
}
