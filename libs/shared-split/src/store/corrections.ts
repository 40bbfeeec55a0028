import type { Connection, Transaction } from '@bursar/database';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { CorrectionAction, MovementChange } from '../model/correction';
import { isCounting } from '../model/correction';
import { toSplitRecord } from '../model/split';
import type { StoredMovement } from '../model/stored-movement';
import { addToMonthTotals, takeFromMonthTotals } from './month-totals';
import { corrections } from './schema';

/** What was done to a movement or settlement, by whom and when. */
export interface Correction {
  readonly action: CorrectionAction;
  readonly movementId: string | null;
  readonly settlementId: string | null;
  readonly replacementId: string | null;
  readonly actorId: string;
  readonly reason: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Queues the record of a correction. */
export function recordCorrection(tx: Transaction, householdId: string, correction: Correction): void {
  tx.queue`
    insert into shared_split.corrections (household_id, action, movement_id, settlement_id, replacement_id, actor_id, reason, at)
    values (${householdId}, ${correction.action}, ${correction.movementId}, ${correction.settlementId},
      ${correction.replacementId}, ${correction.actorId}, ${correction.reason}, ${correction.at})`;
}

/** Queues what a correction changes in a stored movement: whether it counts, and how it is shared. */
export function changeMovement(tx: Transaction, householdId: string, { after }: MovementChange): void {
  const { id, status, replacedById, apportionment } = after;
  const split = apportionment && JSON.stringify(toSplitRecord(apportionment.split));
  tx.queue`
    update shared_split.movements set status = ${status}, replaced_by_id = ${replacedById}::uuid,
      split_config = ${split ?? null}::jsonb, payer_share_cents = ${apportionment?.payerShare ?? null}::bigint
    where household_id = ${householdId} and movement_id = ${id}`;
}

/** Queues the changes of the months' totals. An inserted replacement adds itself. */
export function changeTotals(tx: Transaction, householdId: string, { before, after }: MovementChange): void {
  if (isCounting(before)) takeFromMonthTotals(tx, householdId, countedOf(before));
  if (before !== undefined && isCounting(after)) addToMonthTotals(tx, householdId, countedOf(after));
}

function countedOf({ apportionment, ...movement }: StoredMovement) {
  return { ...movement, payerShare: apportionment?.payerShare ?? null };
}

/** The corrections of some movements, in their order. */
export function correctionsOfMovements(
  connection: Connection,
  householdId: string,
  ids: readonly string[],
): Promise<Correction[]> {
  return connection.drizzle
    .select()
    .from(corrections)
    .where(and(eq(corrections.householdId, householdId), inArray(corrections.movementId, [...ids])))
    .orderBy(asc(corrections.sequence));
}

/** The corrections of a settlement, in their order. */
export function correctionsOfSettlement(
  connection: Connection,
  householdId: string,
  id: string,
): Promise<Correction[]> {
  return connection.drizzle
    .select()
    .from(corrections)
    .where(and(eq(corrections.householdId, householdId), eq(corrections.settlementId, id)))
    .orderBy(asc(corrections.sequence));
}
