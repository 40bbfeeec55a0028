import { formatMinorUnits } from '@bursar/money';
import { DomainError } from '@bursar/toolkit';

import { INVARIANT_REASONS, type ErrorCode, type InvariantReason } from './error-codes';

// Messages are for programs and logs: English, the cause first, then what to do. People read the templates.

function refusal(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>>): DomainError {
  return new DomainError(code, message, details);
}

/** A rule of the domain that the request breaks; `facts` are the ids or months concerned. */
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

/** How a refund named its purchase: by id, or by external id, which is looked up in one month of one payer. */
export type UsedReference =
  | { readonly original_purchase_id: string }
  | {
      readonly original_purchase_external_id: string;
      readonly competence_month: string;
      readonly payer_participant_id: string;
    };

export function purchaseNotFound(reference: UsedReference): DomainError {
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

/** `movement_id` is the movement that has the external id already. */
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

/** Amounts in cents: what the purchase cost, and what its refunds so far add up to. */
export function refundLimitExceeded({
  purchaseId,
  purchased,
  refunded,
}: {
  readonly purchaseId: string;
  readonly purchased: bigint;
  readonly refunded: bigint;
}): DomainError {
  const remaining = formatMinorUnits(purchased - refunded);
  return refusal(
    'REFUND_LIMIT_EXCEEDED',
    `The refund exceeds what is left of the purchase, ${remaining}. Send a smaller amount, or check the purchase.`,
    {
      original_purchase_id: purchaseId,
      purchase_amount: formatMinorUnits(purchased),
      refunded_total: formatMinorUnits(refunded),
      remaining,
    },
  );
}

/** A rule of the database that nobody expected to be broken refused the write. */
export function persistenceError(): DomainError {
  return refusal(
    'PERSISTENCE_ERROR',
    'The stored data does not allow this write, and nothing was stored. Look up the records concerned, then try again.',
    {},
  );
}

/** Another server keeps the household, and this one may ask it for somebody else only. */
export function keptForAnother(): DomainError {
  const message =
    'Another server keeps the household of this one, for the owner of this machine alone. Ask that server with a key of its own.';
  return refusal('UNAUTHORIZED', message, {});
}

/** `cause` is one sentence about the database that a user may see. */
export function serviceUnavailable(cause: string): DomainError {
  return refusal('SERVICE_UNAVAILABLE', `${cause} Try again when it answers.`, {});
}

/** A fault of ours, without anything of its insides. */
export function fault(): DomainError {
  return refusal('INTERNAL_SERVER_ERROR', 'The operation failed through a fault of this server. Try again later.', {});
}
