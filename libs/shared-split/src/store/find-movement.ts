import type { YearMonth } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';
import { and, eq, or, sql, sum, type SQL } from 'drizzle-orm';

import type { PurchaseReference } from '../model/movement-draft';
import { chainIdOf, type StoredMovement } from '../model/stored-movement';
import { movementColumns, toStoredMovement } from './movement-columns';
import { movements } from './schema';

const isCounting = eq(movements.status, 'active');

/** The id of the counting movement with an external id in a month, of the given payer or, without one, of any. */
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
        isCounting,
        payerId === undefined ? undefined : eq(movements.payerId, payerId),
      ),
    )
    .limit(1);
  return found?.id;
}

/** A movement, counting or not, its row locked. */
export async function lockMovement(
  tx: Transaction,
  householdId: string,
  id: string,
): Promise<StoredMovement | undefined> {
  const [found] = await lockedMovements(tx, householdId, eq(movements.id, id));
  return found;
}

/** Every movement of a chain of replacements, locked, in the order in which they were stored. */
export function lockChain(tx: Transaction, householdId: string, chainId: string): Promise<StoredMovement[]> {
  return lockedMovements(tx, householdId, isInChain(chainId));
}

/**
 * The counting purchase that a refund names, its row locked against other refunds of it. A replaced one stands for what
 * took its place; one that was voided does not count.
 */
export async function lockPurchase(
  tx: Transaction,
  householdId: string,
  reference: PurchaseReference,
): Promise<StoredMovement | undefined> {
  const isPurchase = eq(movements.type, 'purchase');
  if (reference.kind === 'external-id') {
    const { month, externalId, payerId } = reference;
    const named = and(
      eq(movements.competenceMonth, month),
      eq(movements.externalId, externalId),
      eq(movements.payerId, payerId),
    );
    const [purchase] = await lockedMovements(tx, householdId, and(isPurchase, isCounting, named));
    return purchase;
  }
  const [named] = await lockedMovements(tx, householdId, and(isPurchase, eq(movements.id, reference.id)));
  if (named === undefined || named.status === 'active') return named;
  if (named.status === 'voided' && reference.kind === 'id') return undefined;
  const chain = await lockChain(tx, householdId, chainIdOf(named));
  return chain.find(({ status }) => status === 'active');
}

/** The counting refunds of a purchase and of what it replaced or was replaced by, over all months, locked. */
export async function lockRefunds(tx: Transaction, householdId: string, chainId: string): Promise<StoredMovement[]> {
  return lockedMovements(tx, householdId, and(isCounting, isRefundOf(householdId, chainId)));
}

/** The sum of those refunds in cents. */
export async function refundedTotal(connection: Connection, householdId: string, chainId: string): Promise<bigint> {
  const [row] = await connection.drizzle
    .select({ total: sum(movements.amount) })
    .from(movements)
    .where(and(eq(movements.householdId, householdId), isCounting, isRefundOf(householdId, chainId)));
  return BigInt(row?.total ?? 0);
}

/** The chain of replacements that a movement belongs to, in the order in which they were stored; none for an unknown id. */
export async function movementChain(
  connection: Connection,
  householdId: string,
  id: string,
): Promise<StoredMovement[]> {
  const ofHousehold = eq(movements.householdId, householdId);
  const [named] = await connection.drizzle
    .select({ id: movements.id, firstId: movements.firstId })
    .from(movements)
    .where(and(ofHousehold, eq(movements.id, id)));
  if (named === undefined) return [];
  const rows = await connection.drizzle
    .select(movementColumns)
    .from(movements)
    .where(and(ofHousehold, isInChain(chainIdOf(named))))
    .orderBy(movements.sequence);
  return rows.map(toStoredMovement);
}

async function lockedMovements(
  tx: Transaction,
  householdId: string,
  where: SQL | undefined,
): Promise<StoredMovement[]> {
  const rows = await tx.drizzle
    .select(movementColumns)
    .from(movements)
    .where(and(eq(movements.householdId, householdId), where))
    .orderBy(movements.sequence)
    .for('update');
  return rows.map(toStoredMovement);
}

function isInChain(chainId: string): SQL | undefined {
  return or(eq(movements.id, chainId), eq(movements.firstId, chainId));
}

function isRefundOf(householdId: string, chainId: string): SQL {
  return sql`${movements.originalPurchaseId} in (
    select movement_id from shared_split.movements
    where household_id = ${householdId} and (movement_id = ${chainId}::uuid or first_id = ${chainId}::uuid))`;
}
