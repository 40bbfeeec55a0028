import type { YearMonth } from '@bursar/calendar';

import { COMPETENCE_ZONE, competenceMonthAt } from './competence-month';
import { datedIn } from './dated-in';
import { RULES } from './field-rules';
import { instantOfOccurredAt } from './instants';
import { invalidRequest } from './invalid-request';
import type { MovementType, NewMovement } from './movement';
import type { OccurredAt } from './occurred-at';
import type { PurchaseNotFoundDetails } from './refusals';

/** A request for a movement, as the contract names its fields. */
interface MovementRequest {
  readonly type: MovementType;
  /** In cents. */
  readonly amount: bigint;
  readonly description: string;
  readonly requested_by_participant_id: string;
  readonly occurred_at?: OccurredAt | undefined;
  readonly payer_participant_id?: string | undefined;
  readonly external_id?: string | undefined;
  readonly original_purchase_id?: string | undefined;
  readonly original_purchase_external_id?: string | undefined;
}

/** How a refund names its purchase. */
export type PurchaseReference =
  | { readonly kind: 'id'; readonly id: string }
  /** Whatever counts of the chain of replacements that this purchase belongs to. */
  | { readonly kind: 'chain-of'; readonly id: string }
  /** A purchase with this external id, of the refund's own month and payer. */
  | { readonly kind: 'external-id'; readonly externalId: string; readonly month: YearMonth; readonly payerId: string };

/** A complete movement, but for the purchase of a refund, which has to be looked up. */
interface MovementDraft {
  readonly movement: NewMovement;
  /** Set for refunds. */
  readonly original: PurchaseReference | undefined;
}

/**
 * Fills in what a request left out: the requester is the payer, and the time is `now` (milliseconds since 1970). Needs no
 * stored data. `timeZone` says on which day it is. Throws `INVALID_REQUEST` when the month is not one of 2000-01 to 2100-12.
 */
export function draftMovement(request: MovementRequest, now: number, timeZone = COMPETENCE_ZONE): MovementDraft {
  const occurredAt = occurredIn(timeZone, request.occurred_at, now);
  const competenceMonth = requireCompetenceMonth(occurredAt);
  const payerId = request.payer_participant_id ?? request.requested_by_participant_id;
  return {
    movement: {
      type: request.type,
      amount: request.amount,
      description: request.description,
      occurredAt,
      competenceMonth,
      payerId,
      requestedById: request.requested_by_participant_id,
      externalId: request.external_id ?? null,
      originalPurchaseId: null,
    },
    original: originalOf(request, competenceMonth, payerId),
  };
}

/** What was given, else `now`, as the ledger dates it. A clock reading without an offset is of the day that it says. */
export function occurredIn(timeZone: string, given: OccurredAt | undefined, now: number): number {
  if (given === undefined) return datedIn(timeZone, now);
  const instant = instantOfOccurredAt(given);
  return given.offsetMinutes === undefined ? instant : datedIn(timeZone, instant);
}

/** The month of `occurred_at` (milliseconds since 1970). Throws `INVALID_REQUEST` outside 2000-01 to 2100-12. */
export function requireCompetenceMonth(occurredAt: number): YearMonth {
  const month = competenceMonthAt(occurredAt);
  if (month === undefined) throw invalidRequest([{ field: 'occurred_at', rule: RULES.occurredAtRange }]);
  return month;
}

/** With both references the id decides, and the external id is ignored (contract, section 6). */
function originalOf(request: MovementRequest, month: YearMonth, payerId: string): PurchaseReference | undefined {
  const { original_purchase_id: id, original_purchase_external_id: externalId } = request;
  if (id !== undefined) return { kind: 'id', id };
  return externalId === undefined ? undefined : { kind: 'external-id', externalId, month, payerId };
}

/** The details of `PURCHASE_NOT_FOUND` for a reference. */
export function referenceDetails(reference: PurchaseReference): PurchaseNotFoundDetails {
  if (reference.kind !== 'external-id') return { original_purchase_id: reference.id };
  return {
    original_purchase_external_id: reference.externalId,
    competence_month: reference.month,
    payer_participant_id: reference.payerId,
  };
}
