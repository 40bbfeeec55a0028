import { DomainError, printable, type ArgumentIssue } from '@bursar/toolkit';

import { ruleOf } from './field-rules';

/** One entry of `details.errors`. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
}

/** The answer lists at most this many errors, so that it does not grow with hostile input. */
const MOST_ERRORS = 20;
const LONGEST_FIELD = 100;

/** `INVALID_REQUEST`: the fields with the rules they break, each field once. */
export function invalidRequest(errors: readonly FieldError[]): DomainError {
  const listed = errors.slice(0, MOST_ERRORS);
  const causes = listed.map(({ field, rule }) => `${field}: ${rule}`).join('; ');
  return new DomainError('INVALID_REQUEST', `The request is not valid. ${causes}. Correct this and try again.`, {
    errors: listed,
  });
}

/**
 * A schema's issues as `INVALID_REQUEST`, with this contract's rules in place of the validator's messages. `whole` names
 * the field where the input as a whole is wrong.
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
