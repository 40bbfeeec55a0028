import { printable, type ArgumentIssue } from '@bursar/toolkit';

import { ruleOf } from './field-rules';

/** The answer must not grow with hostile input. */
const MOST_FIELDS = 10;
const LONGEST_FIELD = 100;

/** What is wrong with the arguments of a call. */
export interface InvalidArguments {
  readonly message: string;
  /** The first argument that is wrong; undefined when it is the arguments as a whole. */
  readonly field: string | undefined;
}

/** Describes what a schema refused by the rules of this domain, never in the validator's text. */
export function describeInvalidArguments(issues: readonly ArgumentIssue[]): InvalidArguments {
  const rules = new Map<string, string>();
  for (const issue of issues) {
    const field = printable([...issue.argument].slice(0, LONGEST_FIELD).join(''));
    if (!rules.has(field) && rules.size < MOST_FIELDS) rules.set(field, brokenRule(issue));
  }
  const [first] = rules.keys();
  const list = [...rules].map(([field, rule]) => `${field || 'arguments'}: ${rule}`).join('; ');
  return { message: `${list}. Correct this and try again.`, field: first || undefined };
}

function brokenRule({ kind, argument, rule }: ArgumentIssue): string {
  if (rule !== undefined) return rule;
  if (kind === 'unknown') return 'not a known name; leave it out or correct its spelling';
  if (argument === '') return 'an object with a field for each argument';
  const expected = ruleOf(argument);
  return kind === 'missing' ? `required: ${expected}` : expected;
}
