import type { StoreErrors } from '@bursar/database';
import {
  DomainError,
  printable,
  type ArgumentIssue,
  type FailureDialect,
  type ToolResultFailure,
} from '@bursar/toolkit';

import { failure } from './model/envelope';
import { fieldName, requirementOf, ruleOf, TYPE_CATEGORY_MISMATCH } from './model/field-rules';
import { codePointCount } from './model/text/code-points';

// Programs and models read these messages: English, the cause first, then what to do about it.

export const ERROR_CODES = ['VALIDATION_ERROR', 'NOT_FOUND', 'AUTH_ERROR', 'DB_ERROR', 'CONFLICT'] as const;
type ErrorCode = (typeof ERROR_CODES)[number];

const LONGEST_FIELD = 100;
const LONGEST_VALUE = 64;

/** Fields whose error examples in the contract have no `value`. */
const WITHOUT_VALUE: readonly string[] = ['text', 'bank_balance_mxn_cents'];

/** `VALIDATION_ERROR`: names the field by its path and the form it must have, and quotes an invalid value that is short. */
export function invalidInput({ kind, argument, found, rule }: ArgumentIssue): DomainError {
  const field = printable([...argument].slice(0, LONGEST_FIELD).join(''));
  const expected = rule ?? expectation(kind, field, found);
  return agentError('VALIDATION_ERROR', `${fieldName(field)} ${expected}`, {
    field,
    ...(kind === 'invalid' && isShown(field, found) && { value: found }),
  });
}

/** `VALIDATION_ERROR` for a transaction whose `category_type` does not fit its type. */
export function typeCategoryMismatch(field: string, categoryType: string): DomainError {
  return invalidInput({ kind: 'invalid', argument: field, found: categoryType, rule: TYPE_CATEGORY_MISMATCH });
}

/** `VALIDATION_ERROR` for a field that is required because of the other fields or the stored data. */
export function missingInput(field: string): DomainError {
  return invalidInput({ kind: 'missing', argument: field, found: undefined });
}

/** The caller has credentials, and the server has no list of the user ids that they may use. */
export function noUserAllowed(): DomainError {
  return agentError(
    'AUTH_ERROR',
    'No user is allowed on this server. Set CRISTI_ALLOWED_USER_IDS to the user ids that may be used, separated by commas.',
  );
}

export function userNotAllowed(): DomainError {
  return agentError(
    'AUTH_ERROR',
    'This user_id is not allowed on this server. Send one that is listed in CRISTI_ALLOWED_USER_IDS.',
  );
}

export function noLastTransaction(purpose: 'update' | 'delete'): DomainError {
  return agentError('NOT_FOUND', `No last transaction found to ${purpose}`);
}

/** `NOT_FOUND` for an id that was never given, that is deleted, or that belongs to another user. */
export function transactionNotFound(id: string): DomainError {
  return agentError('NOT_FOUND', 'Transaction not found', { transaction_id: printable(id) });
}

export function noRecurringEntry(name: string): DomainError {
  return agentError('NOT_FOUND', 'Recurring entry not found', { name });
}

/** The person declined the deletion, or did not answer. */
export function deletionNotConfirmed(): DomainError {
  return agentError('CONFLICT', 'The person did not confirm it. Nothing was deleted; ask them before you call again.');
}

export function anotherIsLast(): DomainError {
  return agentError(
    'CONFLICT',
    'Another transaction is the last one now than the person was asked about. Nothing was deleted; call again to ask about that one.',
  );
}

export function noBankBalance(): DomainError {
  return agentError('NOT_FOUND', 'No bank balance snapshot found');
}

export function bankBalanceNotSet(): DomainError {
  return agentError('NOT_FOUND', 'Bank balance is not set', { missing: ['bank_balance_mxn_cents'] });
}

/** `field` is the total's name in the answer; `facts` identify it where the answer has several of that name. */
export function totalTooLarge(field: string, facts: Readonly<Record<string, unknown>> = {}): DomainError {
  return agentError(
    'CONFLICT',
    `${field} is beyond 9007199254740991 centavos and cannot be told exactly. Correct or delete transactions of this month.`,
    { field, ...facts },
  );
}

/** `cause` is one sentence about the database, without internals: users see it. */
function databaseFailed(cause: string): DomainError {
  return agentError('DB_ERROR', `${cause} Nothing was written. Try again later.`);
}

/** The domain's errors for failures of the database. */
export const storeErrors: StoreErrors = {
  unavailable: databaseFailed,
  busy: () => databaseFailed('The database could not do this.'),
  constraint: () => databaseFailed('The database could not do this.'),
};

/** A fault of the server: a client learns that it happened, and no more. */
export function internalError(): DomainError {
  return agentError('DB_ERROR', 'Internal server error. Try again later.');
}

/** Renders every failure, invalid arguments included, as the envelope: the structured result and the same JSON as text. */
export const failureDialect = {
  invalidArguments: (_tool: string, [first]: readonly ArgumentIssue[]) =>
    invalidInput(first?.argument ? first : MISSING_USER_ID),
  render: (error: DomainError) => render(error),
  renderFault: () => render(internalError()),
} satisfies FailureDialect;

/** Arguments that are not an object name no user, and the user is checked first. */
const MISSING_USER_ID: ArgumentIssue = { kind: 'missing', argument: 'user_id', found: undefined };

function render(error: DomainError): ToolResultFailure {
  const structured = failure(error);
  return { kind: 'tool-result', structured, content: [{ text: JSON.stringify(structured) }] };
}

function agentError(code: ErrorCode, message: string, details?: Readonly<Record<string, unknown>>): DomainError {
  return new DomainError(code, message, details);
}

function expectation(kind: ArgumentIssue['kind'], field: string, found: unknown): string {
  if (kind === 'missing') return requirementOf(field);
  return kind === 'unknown' ? 'is not a known field; leave it out or correct its spelling' : ruleOf(field, found);
}

function isShown(field: string, value: unknown): boolean {
  if (WITHOUT_VALUE.includes(field)) return false;
  if (typeof value === 'string') return codePointCount(value) <= LONGEST_VALUE;
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}
