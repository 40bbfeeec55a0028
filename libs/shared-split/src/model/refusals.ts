import { formatMinorUnits } from '@bursar/money';
import { DomainError } from '@bursar/toolkit';

import { INVARIANT_REASONS, type ErrorCode, type InvariantReason } from './error-codes';

// Messages are for programs and logs: English, the cause first, then what to do. People read `text/error-text.ts`.

function refusal(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>>): DomainError {
  return new DomainError(code, message, details);
}

/** `DOMAIN_INVARIANT_VIOLATION`; `facts` are the ids or months concerned. */
export function invariantViolated(reason: InvariantReason, facts: Readonly<Record<string, unknown>> = {}): DomainError {
  return refusal('DOMAIN_INVARIANT_VIOLATION', INVARIANT_REASONS[reason], { reason, ...facts });
}

export function recurrenceNotFound(recurrenceId: string): DomainError {
  return refusal(
    'RECURRENCE_NOT_FOUND',
    `There is no recurrence ${recurrenceId}. Look up its id with list_recurrences.`,
    { recurrence_id: recurrenceId },
  );
}

/** The reference by which a refund named its purchase; an external id belongs to one month and payer. */
export type PurchaseNotFoundDetails =
  | { readonly original_purchase_id: string }
  | {
      readonly original_purchase_external_id: string;
      readonly competence_month: string;
      readonly payer_participant_id: string;
    };

export function purchaseNotFound(reference: PurchaseNotFoundDetails): DomainError {
  const message =
    'original_purchase_id' in reference
      ? `There is no purchase ${reference.original_purchase_id}.`
      : `${reference.payer_participant_id} has no purchase with that external id in ${reference.competence_month}, the month of the refund.`;
  return refusal(
    'PURCHASE_NOT_FOUND',
    `${message} Find the purchase with list_movements and send its id as original_purchase_id.`,
    reference,
  );
}

/** `movement_id` is the stored movement with that external id. */
export function duplicateExternalId(clash: {
  readonly external_id: string;
  readonly competence_month: string;
  readonly payer_participant_id: string;
  readonly movement_id: string;
}): DomainError {
  return refusal(
    'DUPLICATE_EXTERNAL_ID',
    `${clash.payer_participant_id} already has a movement with that external id in ${clash.competence_month}. ` +
      'Check with list_movements whether it is the same one before creating it again.',
    clash,
  );
}

/** Amounts in cents: `purchased` is the price, `refunded` the sum of the stored refunds. */
interface RefundedPurchase {
  readonly purchaseId: string;
  readonly purchased: bigint;
  readonly refunded: bigint;
}

export function refundLimitExceeded(purchase: RefundedPurchase): DomainError {
  const details = refundedDetails(purchase);
  const left = `The refund exceeds what is left of the purchase, ${details.remaining}.`;
  return refusal('REFUND_LIMIT_EXCEEDED', `${left} Send a smaller amount, or check the purchase.`, details);
}

/** A correction would bring a purchase below its refunds; `purchased` is what it would be, the id that of what counts. */
export function purchaseBelowRefunds(purchase: RefundedPurchase): DomainError {
  const details = refundedDetails(purchase);
  const least = `The purchase may not be below the refunds of it that count, ${details.refunded_total}.`;
  return refusal(
    'REFUND_LIMIT_EXCEEDED',
    `${least} Correct it to that amount or more, or void a refund first.`,
    details,
  );
}

function refundedDetails({ purchaseId, purchased, refunded }: RefundedPurchase) {
  return {
    original_purchase_id: purchaseId,
    purchase_amount: formatMinorUnits(purchased),
    refunded_total: formatMinorUnits(refunded),
    remaining: formatMinorUnits(purchased - refunded),
  };
}

/** There is no movement and no settlement with this id. */
export function recordNotFound(movementId: string): DomainError {
  return refusal(
    'NOT_FOUND',
    `There is no movement or settlement ${movementId}. Look up its id with list_movements or get_balance.`,
    { movement_id: movementId },
  );
}

/** `countsNow` is the id to correct instead; null when nothing of it counts. */
export function alreadyCorrected(movementId: string, countsNow: string | null): DomainError {
  return invariantViolated('ALREADY_CORRECTED', { movement_id: movementId, counts_now: countsNow });
}

/** `settlementId` is the active settlement with that external id. */
export function settlementExists(externalId: string, settlementId: string): DomainError {
  return refusal(
    'DUPLICATE_EXTERNAL_ID',
    'The household already has a settlement with that external id. Check with get_balance whether it is the same one.',
    { external_id: externalId, settlement_id: settlementId },
  );
}
