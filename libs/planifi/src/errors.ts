import type { StoreErrors } from '@bursar/database';
import {
  DomainError,
  quoted,
  type ArgumentIssue,
  type FailedCall,
  type FailureDialect,
  type ToolResultFailure,
} from '@bursar/toolkit';

import { ruleOf, RULES } from './model/field-rules';

/** Every error code of this domain (contract, section 3), with its HTTP status. */
export const STATUS_OF_CODE = {
  VALIDATION_ERROR: 400,
  INVALID_DATE_RANGE: 400,
  AUTH_API_KEY_INVALID: 401,
  READ_ONLY: 403,
  ACCOUNT_NOT_FOUND: 404,
  TRANSACTION_NOT_FOUND: 404,
  TAG_NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  ACCOUNT_DISABLED: 409,
  TRANSACTION_VOIDED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

// The error body has no place for details, so messages carry all facts: the cause first, then what to do.

export function planifiError(code: ErrorCode, message: string): DomainError {
  return new DomainError(code, message);
}

/** A property, header or parameter, and the rule that it breaks. */
interface BrokenRule {
  readonly property: string;
  readonly rule: string;
}

/** How many broken rules a message lists: an answer must not grow with hostile input. */
const MOST_LISTED = 20;

/** `broken` in the order of the schema. */
export function validationError(broken: readonly BrokenRule[]): DomainError {
  const listed = broken.slice(0, MOST_LISTED).map(({ property, rule }) => `${property} ${rule}`);
  return planifiError('VALIDATION_ERROR', listed.join('; '));
}

/** The refusal of a request that its schema does not accept. */
export function invalidRequest(issues: readonly ArgumentIssue[]): DomainError {
  const broken = issues.map(({ kind, argument, rule }) => {
    if (argument === '') return { property: 'the request', rule: 'must be a JSON object' };
    if (kind === 'unknown') return { property: printableName(argument), rule: RULES.unknown };
    const expected = rule ?? ruleOf(argument);
    const property = argument.replace(/\.(\d+)/g, '[$1]');
    return { property, rule: kind === 'missing' ? `is required: it ${expected}` : expected };
  });
  return validationError(broken);
}

export function invalidDateRange(): DomainError {
  return planifiError(
    'INVALID_DATE_RANGE',
    'from must not be after to. Exchange the two days, or correct one of them.',
  );
}

export function accountNotFound(accountId: string): DomainError {
  return planifiError(
    'ACCOUNT_NOT_FOUND',
    `There is no account ${accountId}. Look up its id with the list of accounts.`,
  );
}

export function accountDisabled(accountId: string): DomainError {
  return planifiError(
    'ACCOUNT_DISABLED',
    `The account ${accountId} is disabled: nothing is recorded or changed in it. Enable it first, or choose another account.`,
  );
}

export function transactionNotFound(transactionId: string): DomainError {
  return planifiError(
    'TRANSACTION_NOT_FOUND',
    `There is no transaction ${transactionId}. Look up its id with the list of transactions or expenses.`,
  );
}

export function transactionVoided(transactionId: string): DomainError {
  return planifiError(
    'TRANSACTION_VOIDED',
    `The transaction ${transactionId} is voided. Bring it back with void: false before it is changed.`,
  );
}

/** `what` names the sum. */
export function sumTooLong(what: string): DomainError {
  return planifiError('INTERNAL_ERROR', `${what} has more than 15 digits, which no JSON number holds exactly.`);
}

/** `names` as the caller spelled them. */
export function tagsNotFound(names: readonly string[]): DomainError {
  const list = names.map((name) => quoted(name, 80)).join(', ');
  return planifiError(
    'TAG_NOT_FOUND',
    `There ${names.length === 1 ? 'is no tag' : 'are no tags'} ${list}. Correct the spelling, create what is missing, ` +
      'or send createMissingTags: true.',
  );
}

export function idempotencyKeyReused(): DomainError {
  return planifiError(
    'IDEMPOTENCY_KEY_REUSED',
    'The idempotency key belongs to another request. Send that request unchanged, or take a new key for this one.',
  );
}

export function idempotencyInProgress(): DomainError {
  return planifiError(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this idempotency key has not ended yet. Send it again, with the same key, in a while.',
  );
}

/** The database cannot be reached, or is overloaded. */
export function storeUnavailable(): DomainError {
  return planifiError(
    'INTERNAL_ERROR',
    'The data cannot be reached at the moment. Try again later; a write with the same idempotency key is done only once.',
  );
}

/** The errors of a database that fails; violated constraints are unexpected errors. */
export const storeErrors: StoreErrors = {
  unavailable: storeUnavailable,
  busy: storeUnavailable,
  lockTimeout: storeUnavailable,
};

/** An unexpected error of this server; the message names no internals. */
export function internalError(): DomainError {
  return planifiError('INTERNAL_ERROR', 'Internal server error. Try again later.');
}

/** A property's name without quotation marks, because a message begins with the name. */
function printableName(property: string): string {
  return quoted(property).slice(1, -1);
}

/** The failure dialect: every failure of a tool is a result whose only content is the error body. */
export const failureDialect = {
  showsTrace: true,
  invalidArguments: (_tool: string, issues: readonly ArgumentIssue[]) => invalidRequest(issues),
  render: (error: DomainError, _tool: string, call: FailedCall) => render(error, call),
  renderFault: (_tool: string, call: FailedCall) => render(internalError(), call),
} satisfies FailureDialect;

/** The error body of tools and REST: exactly these three properties. */
export function errorBodyOf({ code, message }: DomainError, { traceId }: FailedCall) {
  return { errorCode: code, message, traceId };
}

function render(error: DomainError, call: FailedCall): ToolResultFailure {
  return { kind: 'tool-result', content: [{ text: JSON.stringify(errorBodyOf(error, call)) }] };
}
