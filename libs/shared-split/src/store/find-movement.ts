import { and, eq, sum } from 'drizzle-orm';

import type { YearMonth } from '@bursar/calendar';

import type { PurchaseReference } from '../model/movement-draft';
import { movements } from './schema';
import type { SplitQueries } from './split-database';

/** The id of the movement that has an external id in a month, of one payer, or of any when no payer is given. */
export async function movementWithExternalId(
  queries: SplitQueries,
  householdId: string,
  { month, externalId, payerId }: { readonly month: YearMonth; readonly externalId: string; readonly payerId?: string },
): Promise<string | undefined> {
  const [found] = await queries
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

/** The purchase that a refund names, its row locked so that no other refund of it is stored meanwhile. */
export async function lockPurchase(
  queries: SplitQueries,
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
  const [purchase] = await queries
    .select({ id: movements.id, amount: movements.amount })
    .from(movements)
    .where(and(eq(movements.householdId, householdId), eq(movements.type, 'purchase'), named))
    .for('update');
  return purchase;
}

/** What all refunds of a purchase add up to, over all months, in cents. */
export async function refundedTotal(queries: SplitQueries, householdId: string, purchaseId: string): Promise<bigint> {
  const [row] = await queries
    .select({ total: sum(movements.amount) })
    .from(movements)
    .where(and(eq(movements.householdId, householdId), eq(movements.originalPurchaseId, purchaseId)));
  return BigInt(row?.total ?? 0);
}
