import { DomainError } from '@bursar/toolkit';

import type { ErrorCode } from './error-codes';

type Facts = Readonly<Record<string, unknown>>;

function refusal(code: ErrorCode, message: string, details: Facts): DomainError {
  return new DomainError(code, message, details);
}

/** An input breaks a rule. `details.field` is the first such input, where there is one. */
export function validationError(message: string, details: Facts): DomainError {
  return refusal('VALIDATION_ERROR', message, details);
}

/** One input breaks a rule: `rule` is what is expected of it. */
export function invalidField(field: string, rule: string, more: Facts = {}): DomainError {
  return validationError(`${field}: ${rule}.`, { field, ...more });
}

/** The account that an import names does not exist, and nothing was said about making it. */
export function accountNotFound(accountId: string): DomainError {
  return refusal(
    'NOT_FOUND',
    `There is no account ${accountId}. Send create_account with its name and currency, or use an id from finance_accounts_list.`,
    { account_id: accountId },
  );
}

export function importNotFound(importId: string): DomainError {
  return refusal('NOT_FOUND', `There is no import ${importId}. Use the import_id that a commit answered.`, {
    import_id: importId,
  });
}

/** `totals`: one for each currency, ascending. */
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

/** `cause` is one sentence about the database that a user may see. */
export function backendError(cause: string): DomainError {
  return refusal('BACKEND_ERROR', `${cause} Try again later.`, {});
}
