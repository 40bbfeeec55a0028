import type { YearMonth } from '@bursar/calendar';

import type { CreateMovementInput } from '../contract/movement-inputs';
import { RULES } from './field-rules';
import { invalidRequest } from './invalid-request';
import type { UsedReference } from './refusals';
import { competenceMonthAt } from './competence-month';
import { instantOfOccurredAt } from './instants';
import type { NewMovement } from './movement';

/** How a refund names its purchase. */
export type PurchaseReference =
  | { readonly kind: 'id'; readonly id: string }
  /** A purchase with this external id, of the refund's own month and payer. */
  | { readonly kind: 'external-id'; readonly externalId: string; readonly month: YearMonth; readonly payerId: string };

/** A movement with everything filled in but the purchase of a refund, which has to be looked up. */
export interface MovementDraft {
  readonly movement: NewMovement;
  /** Set for refunds. */
  readonly original: PurchaseReference | undefined;
}

/**
 * Fills in what a request left out: who asks has paid, and it happens at `now` (milliseconds since 1970). Needs no
 * stored data. Throws `INVALID_REQUEST` when the month is not one of 2000-01 to 2100-12.
 */
export function draftMovement(input: CreateMovementInput, now: number): MovementDraft {
  const occurredAt = input.occurred_at === undefined ? now : instantOfOccurredAt(input.occurred_at);
  const competenceMonth = competenceMonthAt(occurredAt);
  if (competenceMonth === undefined) {
    throw invalidRequest([{ field: 'occurred_at', rule: RULES.occurredAtRange }]);
  }
  const payerId = input.payer_participant_id ?? input.requested_by_participant_id;
  return {
    movement: {
      type: input.type,
      amount: input.amount,
      description: input.description,
      occurredAt,
      competenceMonth,
      payerId,
      requestedById: input.requested_by_participant_id,
      externalId: input.external_id ?? null,
      originalPurchaseId: null,
    },
    original: originalOf(input, competenceMonth, payerId),
  };
}

/** The id decides where both references are given; then the external id is not even looked at. */
function originalOf(input: CreateMovementInput, month: YearMonth, payerId: string): PurchaseReference | undefined {
  const { original_purchase_id: id, original_purchase_external_id: externalId } = input;
  if (id !== undefined) return { kind: 'id', id };
  return externalId === undefined ? undefined : { kind: 'external-id', externalId, month, payerId };
}

/** The reference in the words of a refusal that could not find the purchase. */
export function referenceFacts(reference: PurchaseReference): UsedReference {
  if (reference.kind === 'id') return { original_purchase_id: reference.id };
  return {
    original_purchase_external_id: reference.externalId,
    competence_month: reference.month,
    payer_participant_id: reference.payerId,
  };
}
