import { DomainError, printable } from '@bursar/toolkit';

import { failure } from '../errors';

/** Why a bank transaction cannot be shared as asked; each names what to do. */
const RULES = {
  CURRENCY_DIFFERS: 'it is in another currency than the shared expenses. Send amount in theirs',
  CREDIT: 'money came in. Send original_purchase_movement_id, the shared purchase that it refunds',
  TRANSFER: 'a link says that it is a transfer between own accounts. Remove that link first',
  ALREADY_SHARED: 'it is shared already, with another amount or payer. Take it back with "remove": true first',
  AMOUNT_TOO_LARGE: 'amount is more than all of it. Send at most its own amount',
  NOT_SHARED: 'it is not shared, or not any more',
  PURCHASE_HAS_REFUNDS: 'refunds name its purchase. Take them back first',
} as const;

export type ShareReason = keyof typeof RULES;

/** `more` goes to the details. */
export function shareRefused(transactionId: string, reason: ShareReason, more: object = {}): DomainError {
  const message = `${transactionId}: ${RULES[reason]}.`;
  return failure('VALIDATION_ERROR', message, { reason, transaction_id: transactionId, ...more });
}

/** No line of the account was shared before. */
export function payerNeeded(participants: readonly string[]): DomainError {
  const message = `Who paid? Send payer_participant_id, one of ${participants.join(', ')}.`;
  return failure('VALIDATION_ERROR', message, { reason: 'PAYER_NEEDED', field: 'payer_participant_id', participants });
}

export function payerUnknown(payer: string, participants: readonly string[]): DomainError {
  const message = `payer_participant_id: expected one of ${participants.join(', ')}.`;
  return failure('VALIDATION_ERROR', message, { field: 'payer_participant_id', payer: printable(payer), participants });
}

export function transactionNotFound(id: string): DomainError {
  const message = `There is no imported transaction ${id}. Use an id of finance_transactions_search.`;
  return failure('NOT_FOUND', message, { transaction_id: printable(id) });
}

/** The amount cannot be one of the shared currency, which has two decimals. */
export function amountNeeded(transactionId: string): DomainError {
  const message = `amount: expected an amount above 0 with two decimals, for ${transactionId}.`;
  return failure('VALIDATION_ERROR', message, { field: 'amount', transaction_id: transactionId });
}

/** What went out refunds nothing. */
export function refundOfDebit(transactionId: string): DomainError {
  const message = `original_purchase_movement_id: ${transactionId} is no credit. Leave it out.`;
  return failure('VALIDATION_ERROR', message, {
    field: 'original_purchase_movement_id',
    transaction_id: transactionId,
  });
}

const UNKNOWN = new Set(['NOT_FOUND', 'PURCHASE_NOT_FOUND', 'RECURRENCE_NOT_FOUND']);
const AWAY = new Set(['SERVICE_UNAVAILABLE', 'BACKEND_ERROR', 'DB_ERROR', 'INTERNAL_SERVER_ERROR']);

/** The refusal of a domain, as the tools above the domains refuse; undefined for a fault. */
export function refusalOfDomain(error: unknown): DomainError | undefined {
  if (error instanceof Error && error.name === 'DatabaseUnavailable') {
    return failure('BACKEND_ERROR', 'The database does not answer. Try again later.', {});
  }
  if (!(error instanceof DomainError)) return undefined;
  const { code, message, details } = error;
  if (code === 'VALIDATION_ERROR') return error;
  if (AWAY.has(code)) return failure('BACKEND_ERROR', message, {});
  if (UNKNOWN.has(code)) return failure('NOT_FOUND', message, details);
  return failure('VALIDATION_ERROR', message, { ...details, reason: details['reason'] ?? code });
}
