import { DomainError, printable, type ArgumentIssue } from '@bursar/toolkit';

import { fieldName, requirementOf, ruleOf, TYPE_CATEGORY_MISMATCH } from './model/field-rules';
import { codePointCount } from './model/text/code-points';

const LONGEST_FIELD = 100;
const LONGEST_VALUE = 64;

/** Fields whose error examples in the contract have no `value`. */
const WITHOUT_VALUE: readonly string[] = ['text', 'bank_balance_mxn_cents'];

/** `VALIDATION_ERROR`: names the field by its path and the form it must have, and quotes an invalid value that is short. */
export function invalidInput({ kind, argument, found, rule }: ArgumentIssue): DomainError {
  const field = printable([...argument].slice(0, LONGEST_FIELD).join(''));
  const expected = rule ?? expectation(kind, field, found);
  return new DomainError('VALIDATION_ERROR', `${fieldName(field)} ${expected}`, {
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

function expectation(kind: ArgumentIssue['kind'], field: string, found: unknown): string {
  if (kind === 'missing') return requirementOf(field);
  return kind === 'unknown' ? 'is not a known field; leave it out or correct its spelling' : ruleOf(field, found);
}

function isShown(field: string, value: unknown): boolean {
  if (WITHOUT_VALUE.includes(field)) return false;
  if (typeof value === 'string') return codePointCount(value) <= LONGEST_VALUE;
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}
