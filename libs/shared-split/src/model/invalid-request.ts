import { DomainError, printable, type ArgumentIssue } from '@bursar/toolkit';

import { ruleOf } from './field-rules';

/** One entry of `details.errors`. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
}

/** Requests with more mistakes than this have the first ones told: an answer must not grow with hostile input. */
const MOST_ERRORS = 20;
const LONGEST_FIELD = 100;

/** The one way to `INVALID_REQUEST`: fields with the rules they break, each field once. */
export function invalidRequest(errors: readonly FieldError[]): DomainError {
  const told = errors.slice(0, MOST_ERRORS);
  const causes = told.map(({ field, rule }) => `${field}: ${rule}`).join('; ');
  return new DomainError('INVALID_REQUEST', `The request is not valid. ${causes}. Correct this and try again.`, {
    errors: told,
  });
}

/**
 * What a schema refused, as `INVALID_REQUEST`: the rules are this contract's words, never the validator's. `whole` stands
 * for the field where all of them together are wrong.
 */
export function invalidRequestFrom(
  issues: readonly ArgumentIssue[],
  whole: 'arguments' | 'body' = 'arguments',
): DomainError {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = printable([...(issue.argument || whole)].slice(0, LONGEST_FIELD).join(''));
    if (!errors.has(field)) errors.set(field, { field, rule: brokenRule(issue) });
  }
  return invalidRequest([...errors.values()]);
}

function brokenRule({ kind, argument, rule }: ArgumentIssue): string {
  if (rule !== undefined) return rule;
  if (kind === 'unknown') return 'not a known name; leave it out or correct its spelling';
  if (argument === '') return 'an object with a field for each argument';
  const expected = ruleOf(argument);
  return kind === 'missing' ? `required: ${expected}` : expected;
}
