import { randomUUID } from 'node:crypto';

import { DomainError } from '@bursar/toolkit';

import type { CreateMovementInput } from '../contract/movement-inputs';
import type { MovementBody } from '../model/output-fields';
import { duplicateExternalId, purchaseNotFound } from '../model/refusals';
import { requireMembers } from '../model/household';
import type { Movement, NewMovement } from '../model/movement';
import { draftMovement, referenceFacts, type PurchaseReference } from '../model/movement-draft';
import { publishMovement } from './movement-body';
import { requireWithinPurchase } from '../model/refund-limit';
import { lockPurchase, movementWithExternalId, refundedTotal } from '../store/find-movement';
import { insertMovement } from '../store/insert-movement';
import type { SplitContext } from '../service/split-context';
import { reading, writing, type Reading, type Writing } from '../context';

/** What was stored, and the display names of the two by id, which came along. */
export interface StoredMovement {
  readonly movement: MovementBody;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Stores a purchase or refund for good. Throws, the first that applies: `INVALID_REQUEST` (month, people),
 * `PARTICIPANTS_NOT_TWO`, `DUPLICATE_EXTERNAL_ID`, `PURCHASE_NOT_FOUND`, `REFUND_LIMIT_EXCEEDED`.
 */
export async function createMovement(context: SplitContext, input: CreateMovementInput): Promise<StoredMovement> {
  const { movement: draft, original } = draftMovement(input, context.clock.now());
  try {
    return await writing(context, async (writer) => {
      requireMembers(writer.household, {
        requested_by_participant_id: input.requested_by_participant_id,
        payer_participant_id: input.payer_participant_id,
      });
      const originalPurchaseId = original === undefined ? null : await refunded(writer, draft, original);
      const movement: Movement = { ...draft, originalPurchaseId, id: randomUUID(), createdAt: writer.at };
      insertMovement(writer.queries, writer.householdId, movement);
      const names = new Map(writer.household.map(({ id, displayName }) => [id, displayName]));
      return { movement: publishMovement(movement), names };
    });
  } catch (error) {
    // That a purchase is a duplicate is what the unique index says; which of, can still be looked up: movements stay.
    if (error instanceof DomainError && error.code === 'PERSISTENCE_ERROR') {
      await reading(context, (reader) => requireNew(reader, draft));
    }
    throw error;
  }
}

/** The id of the purchase. Of a refund that is a duplicate nothing else is looked at; of a purchase the store tells. */
async function refunded(writer: Writing, draft: NewMovement, original: PurchaseReference): Promise<string> {
  await requireNew(writer, draft);
  return refundable(writer, original, draft.amount);
}

/** Throws `DUPLICATE_EXTERNAL_ID` when the month and payer have a movement with this external id. */
async function requireNew(
  { queries, householdId }: Reading,
  { competenceMonth, payerId, externalId }: NewMovement,
): Promise<void> {
  if (externalId === null) return;
  const stored = await movementWithExternalId(queries, householdId, { month: competenceMonth, payerId, externalId });
  if (stored === undefined) return;
  throw duplicateExternalId({
    external_id: externalId,
    competence_month: competenceMonth,
    payer_participant_id: payerId,
    movement_id: stored,
  });
}

/** The id of the purchase, locked, once it is sure that so much of it is left. */
async function refundable(
  { queries, householdId }: Writing,
  reference: PurchaseReference,
  amount: bigint,
): Promise<string> {
  const purchase = await lockPurchase(queries, householdId, reference);
  if (purchase === undefined) throw purchaseNotFound(referenceFacts(reference));
  requireWithinPurchase(purchase, await refundedTotal(queries, householdId, purchase.id), amount);
  return purchase.id;
}
