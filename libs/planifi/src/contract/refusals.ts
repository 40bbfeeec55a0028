import { DomainError, quoted, type ArgumentIssue } from '@bursar/toolkit';

import type { ErrorCode } from './error-codes';
import { ruleOf, RULES } from './field-rules';

// The body of a failure has no place for details, so messages carry all facts: the cause first, then what to do.

function refusal(code: ErrorCode, message: string): DomainError {
  return new DomainError(code, message);
}

/** A property, or a header or parameter, with the words for what is wrong with it. */
export interface BrokenRule {
  readonly property: string;
  readonly rule: string;
}

/** Requests that break more rules than this have the first ones told: an answer must not grow with hostile input. */
const MOST_TOLD = 20;

/** `broken` in the order of the schema. */
export function validationError(broken: readonly BrokenRule[]): DomainError {
  const told = broken.slice(0, MOST_TOLD).map(({ property, rule }) => `${property} ${rule}`);
  return refusal('VALIDATION_ERROR', told.join('; '));
}

/** What a schema refused of a request, in this contract's words. */
export function refusedRequest(issues: readonly ArgumentIssue[]): DomainError {
  const broken = issues.map(({ kind, argument, rule }) => {
    if (argument === '') return { property: 'the request', rule: 'must be a JSON object' };
    if (kind === 'unknown') return { property: shown(argument), rule: RULES.unknown };
    const expected = rule ?? ruleOf(argument);
    const property = argument.replace(/\.(\d+)/g, '[$1]');
    return { property, rule: kind === 'missing' ? `is required: it ${expected}` : expected };
  });
  return validationError(broken);
}

export function invalidDateRange(): DomainError {
  return refusal('INVALID_DATE_RANGE', 'from must not be after to. Exchange the two days, or correct one of them.');
}

export function accountNotFound(accountId: string): DomainError {
  return refusal('ACCOUNT_NOT_FOUND', `There is no account ${accountId}. Look up its id with the list of accounts.`);
}

export function accountDisabled(accountId: string): DomainError {
  return refusal(
    'ACCOUNT_DISABLED',
    `The account ${accountId} is disabled and takes no more movements. Choose another account.`,
  );
}

/** `names` as they were given. */
export function tagsNotFound(names: readonly string[]): DomainError {
  const list = names.map((name) => quoted(name, 80)).join(', ');
  return refusal(
    'TAG_NOT_FOUND',
    `There ${names.length === 1 ? 'is no tag' : 'are no tags'} ${list}. Correct the spelling, create what is missing, ` +
      'or send createMissingTags: true.',
  );
}

export function idempotencyKeyReused(): DomainError {
  return refusal(
    'IDEMPOTENCY_KEY_REUSED',
    'The idempotency key belongs to another request. Send that request unchanged, or take a new key for this one.',
  );
}

export function idempotencyInProgress(): DomainError {
  return refusal(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this idempotency key has not ended yet. Send it again, with the same key, in a while.',
  );
}

/** The database does not answer, or has too much to do. */
export function storeUnavailable(): DomainError {
  return refusal(
    'INTERNAL_ERROR',
    'The data cannot be reached at the moment. Try again later; a write with the same idempotency key is done only once.',
  );
}

/** A fault of ours, without anything of its insides. */
export function fault(): DomainError {
  return refusal('INTERNAL_ERROR', 'The request failed through a fault of this server. Try again later.');
}

function shown(property: string): string {
  // Without the quotation marks: a message begins with the property.
  return quoted(property).slice(1, -1);
}
