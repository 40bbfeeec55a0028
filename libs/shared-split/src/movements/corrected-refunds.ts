import { isDeepStrictEqual } from 'node:util';

import type { WriteScope } from '../context';
import { isCounting, type ChainChange, type MovementChange } from '../model/correction';
import { requireWithinPurchase } from '../model/refund-limit';
import { invariantViolated, purchaseBelowRefunds, purchaseNotFound } from '../model/refusals';
import { apportionRefund } from '../model/shares';
import { EQUAL } from '../model/split';
import { chainIdOf, type StoredMovement } from '../model/stored-movement';
import { lockPurchase, lockRefunds, refundedTotal } from '../store/find-movement';

// Refunds and purchases hold on to each other through every correction of either.

/** Throws `PURCHASE_HAS_REFUNDS`. */
export async function requireNoRefunds({ tx, householdId }: WriteScope, target: StoredMovement): Promise<void> {
  if (target.type !== 'purchase' || !isCounting(target)) return;
  const refunds = await lockRefunds(tx, householdId, chainIdOf(target));
  if (refunds.length === 0) return;
  throw invariantViolated('PURCHASE_HAS_REFUNDS', {
    movement_id: target.id,
    refund_ids: refunds.map(({ id }) => id),
  });
}

/** The counting purchase of a refund. Throws `PURCHASE_NOT_FOUND` when it was voided. */
export async function requirePurchaseOf(
  { tx, householdId }: WriteScope,
  { originalPurchaseId }: StoredMovement,
): Promise<StoredMovement> {
  const id = originalPurchaseId ?? '';
  const purchase = await lockPurchase(tx, householdId, { kind: 'chain-of', id });
  if (purchase === undefined) throw purchaseNotFound({ original_purchase_id: id });
  return purchase;
}

/**
 * Throws `REFUND_LIMIT_EXCEEDED` when a purchase would be below its refunds, or a refund above what is left of its
 * purchase. `former` counts until now in the place of `movement`.
 */
export async function requireRefundable(
  scope: WriteScope,
  movement: StoredMovement,
  former: StoredMovement | undefined,
): Promise<void> {
  const { tx, householdId } = scope;
  if (movement.type === 'purchase') {
    const refunded = await refundedTotal(tx, householdId, chainIdOf(movement));
    if (refunded <= movement.amount) return;
    // A replacement has no record, and no id to be found by, when it is refused.
    const purchaseId = (former ?? movement).id;
    throw purchaseBelowRefunds({ purchaseId, purchased: movement.amount, refunded });
  }
  const purchase = await requirePurchaseOf(scope, movement);
  const refunded = await refundedTotal(tx, householdId, chainIdOf(purchase));
  requireWithinPurchase(purchase, refunded - (isCounting(former) ? former.amount : 0n), movement.amount);
}

/** The change, with a restored refund shared as its purchase is now. Throws as `requireRefundable`, and `PURCHASE_NOT_FOUND`. */
export async function requireRestorable(scope: WriteScope, change: ChainChange): Promise<ChainChange> {
  const { original, replacement } = change;
  await requireRefundable(scope, original.after, replacement?.before);
  if (original.after.type === 'purchase') return change;
  const { payerId, apportionment } = await requirePurchaseOf(scope, original.after);
  const purchase = { payerId, split: apportionment?.split ?? EQUAL };
  const after = { ...original.after, apportionment: apportionRefund(purchase, original.after) };
  return { ...change, original: { ...original, after } };
}

/** The counting refunds of a purchase that are shared in another way after its correction. */
export async function refundsAfter(
  { tx, householdId }: WriteScope,
  { original, replacement }: ChainChange,
): Promise<MovementChange[]> {
  const purchase = [replacement?.after, original.after].find(isCounting);
  if (purchase === undefined || purchase.type !== 'purchase' || replacement === undefined) return [];
  const split = { payerId: purchase.payerId, split: purchase.apportionment?.split ?? EQUAL };
  const refunds = await lockRefunds(tx, householdId, chainIdOf(purchase));
  return refunds
    .map((before) => ({ before, after: { ...before, apportionment: apportionRefund(split, before) } }))
    .filter(({ before, after }) => !isDeepStrictEqual(before.apportionment, after.apportionment));
}
