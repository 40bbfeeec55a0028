import { DomainError, printable, type ArgumentIssue } from '@bursar/toolkit';

import { codePointCount } from './model/text/code-points';
import { fieldName, MISFIT, requirementOf, ruleOf } from './model/field-rules';

const LONGEST_FIELD = 100;
const LONGEST_VALUE = 64;

/** Refusals that the contract words completely say the field and not the value. */
const WITHOUT_VALUE: readonly string[] = ['text', 'bank_balance_mxn_cents'];

/** `VALIDATION_ERROR`: names the field by its path, what is expected, and shows a short value that is not. */
export function invalidInput({ kind, argument, found, rule }: ArgumentIssue): DomainError {
  const field = printable([...argument].slice(0, LONGEST_FIELD).join(''));
  const expected = rule ?? expectation(kind, field, found);
  return new DomainError('VALIDATION_ERROR', `${fieldName(field)} ${expected}`, {
    field,
    ...(kind === 'invalid' && isShown(field, found) && { value: found }),
  });
}

/** A transaction whose `category_type` does not go with its type. */
export function misfit(field: string, categoryType: string): DomainError {
  return invalidInput({ kind: 'invalid', argument: field, found: categoryType, rule: MISFIT });
}

/** A field that stored data makes necessary. */
export function missingInput(field: string): DomainError {
  return invalidInput({ kind: 'missing', argument: field, found: undefined });
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
