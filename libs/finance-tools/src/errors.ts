import { DomainError, type ArgumentIssue, type FailureDialect, type ToolResultFailure } from '@bursar/toolkit';
import type { StoreErrors } from '@bursar/database';

import { describeInvalidArguments } from './model/invalid-arguments';

/** Every code of this domain's failures. The server itself answers `UNKNOWN_TOOL`, for a name that no domain has. */
export const ERROR_CODES = ['VALIDATION_ERROR', 'NOT_FOUND', 'UNKNOWN_TOOL', 'BACKEND_ERROR'] as const;

type ErrorCode = (typeof ERROR_CODES)[number];
type Details = Readonly<Record<string, unknown>>;

function failure(code: ErrorCode, message: string, details: Details): DomainError {
  return new DomainError(code, message, details);
}

/** An input breaks a rule. `details.field` names the first such input, where there is one. */
export function validationError(message: string, details: Details): DomainError {
  return failure('VALIDATION_ERROR', message, details);
}

/** One input breaks a rule: `rule` says what is expected of it. */
export function invalidField(field: string, rule: string, more: Details = {}): DomainError {
  return validationError(`${field}: ${rule}.`, { field, ...more });
}

/** The account of an import does not exist, and the call has no `create_account`. */
export function accountNotFound(accountId: string): DomainError {
  return failure(
    'NOT_FOUND',
    `There is no account ${accountId}. Send create_account with its name and currency, or use an id from finance_accounts_list.`,
    { account_id: accountId },
  );
}

export function importNotFound(importId: string): DomainError {
  return failure('NOT_FOUND', `There is no import ${importId}. Use the import_id that a commit answered.`, {
    import_id: importId,
  });
}

/** `totals`: one for each currency, in alphabetical order. */
export function mixedCurrencies(
  totals: readonly { readonly amount: string; readonly currency: string; readonly count: number }[],
): DomainError {
  const currencies = totals.map(({ currency }) => currency).join(', ');
  return validationError(
    `The matches are in several currencies (${currencies}), which are not added. ` +
      'Narrow the call with currency or account_id, or read the total of each in details.totals.',
    { reason: 'MIXED_CURRENCIES', totals },
  );
}

/** `cause` is one sentence that a user may see, without internals. */
export function backendError(cause: string): DomainError {
  return failure('BACKEND_ERROR', `${cause} Try again later.`, {});
}

/** What failures of the database are in this domain. */
export const storeErrors = {
  unavailable: backendError,
  busy: () => backendError('The database is too busy.'),
} satisfies StoreErrors;

/** Every failure is a result whose text is the error as JSON: `{code, message, details?}`. */
export const failureDialect = {
  invalidArguments: (_tool: string, issues: readonly ArgumentIssue[]) => {
    const { message, field } = describeInvalidArguments(issues);
    return validationError(message, field === undefined ? {} : { field });
  },
  render: (error: DomainError) => rendered(error),
  renderFault: () => rendered(backendError('Internal server error.')),
} satisfies FailureDialect;

function rendered({ code, message, details }: DomainError): ToolResultFailure {
  const body = Object.keys(details).length === 0 ? { code, message } : { code, message, details };
  return { kind: 'tool-result', content: [{ text: JSON.stringify(body) }] };
}
