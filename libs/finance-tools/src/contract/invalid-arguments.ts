import type { DomainError } from '@bursar/toolkit';
import { printable, type ArgumentIssue } from '@bursar/toolkit';

import { ruleOf } from './field-rules';
import { validationError } from './refusals';

/** Calls with more mistakes than this have the first ones told: an answer must not grow with hostile input. */
const MOST_CAUSES = 10;
const LONGEST_FIELD = 100;

/** What a schema refused, as `VALIDATION_ERROR`: the rules are this contract's words, never the validator's. */
export function invalidArguments(issues: readonly ArgumentIssue[]): DomainError {
  const causes = new Map<string, string>();
  for (const issue of issues) {
    const field = printable([...issue.argument].slice(0, LONGEST_FIELD).join(''));
    if (!causes.has(field) && causes.size < MOST_CAUSES) causes.set(field, brokenRule(issue));
  }
  const [first = ''] = causes.keys();
  const told = [...causes].map(([field, rule]) => `${field || 'arguments'}: ${rule}`).join('; ');
  return validationError(`${told}. Correct this and try again.`, first === '' ? {} : { field: first });
}

function brokenRule({ kind, argument, rule }: ArgumentIssue): string {
  if (rule !== undefined) return rule;
  if (kind === 'unknown') return 'not a known name; leave it out or correct its spelling';
  if (argument === '') return 'an object with a field for each argument';
  const expected = ruleOf(argument);
  return kind === 'missing' ? `required: ${expected}` : expected;
}
