import {
  DomainError,
  printable,
  type ArgumentIssue,
  type FailureDialect,
  type ToolResultFailure,
} from '@bursar/toolkit';
import type { StoreErrors } from '@bursar/database';

import { describeInvalidArguments } from './model/invalid-arguments';
import type { LinkRefusal } from './model/links/plan-links';

/** Every code of this domain's failures. The server itself answers `UNKNOWN_TOOL`, for a name that no domain has. */
export const ERROR_CODES = ['VALIDATION_ERROR', 'NOT_FOUND', 'UNKNOWN_TOOL', 'BACKEND_ERROR'] as const;

type ErrorCode = (typeof ERROR_CODES)[number];
type Details = Readonly<Record<string, unknown>>;

/** What a message repeats of a call may hold characters that steer a display. */
function failure(code: ErrorCode, message: string, details: Details): DomainError {
  return new DomainError(code, printable(message), details);
}

/** An input breaks a rule. `details.field` names the first such input, where there is one. */
export function validationError(message: string, details: Details): DomainError {
  return failure('VALIDATION_ERROR', message, details);
}

/** Nothing has the id that an input names. */
export function notFound(message: string, details: Details): DomainError {
  return failure('NOT_FOUND', message, details);
}

/** One input breaks a rule: `rule` says what is expected of it. */
export function invalidField(field: string, rule: string, more: Details = {}): DomainError {
  return validationError(`${field}: ${rule}.`, { field, ...more });
}

/** The account of an import does not exist, and the call has no `create_account`. */
export function accountNotFound(accountId: string): DomainError {
  return notFound(
    `There is no account ${accountId}. Send create_account with its name and currency, or use an id from finance_accounts_list.`,
    { account_id: accountId },
  );
}

/** There is no account with this id that can have a balance. */
export function accountOfMoneyNotFound(accountId: string): DomainError {
  return notFound(`No account ${accountId} has a balance. Use an id that finance_balances_get lists.`, {
    account_id: accountId,
  });
}

/** The rate of a currency on a day is not known; `latest`: the last day, or month, of which one is. */
export function noRate(
  { currency, date, latest }: { readonly currency: string; readonly date: string; readonly latest: string | undefined },
  source: 'ecb' | 'hmrc',
): DomainError {
  const [publisher, other, more] =
    source === 'ecb'
      ? ["the ECB's", 'hmrc', ', or have whoever runs this server name a newer file of the ECB in BURSAR_ECB_RATES']
      : ["HMRC's", 'ecb', ''];
  const known = latest === undefined ? 'none of it is known' : `the last one known is of ${latest}`;
  return validationError(
    `There is no rate for ${currency} on ${date} among ${publisher}: ${known}. Name a day with rates_on, ask for rates: "${other}"${more}.`,
    { reason: 'NO_RATE', currency, date, latest: latest ?? null },
  );
}

export function importNotFound(importId: string): DomainError {
  return notFound(`There is no import ${importId}. Use the import_id that a commit answered.`, {
    import_id: importId,
  });
}

/** None of these ids is that of a transaction. */
export function transactionsNotFound(ids: readonly string[]): DomainError {
  const shown = ids.slice(0, 20);
  return notFound(`There are no transactions ${shown.join(', ')}. Use ids of finance_transactions_search.`, {
    ids: shown,
  });
}

/** A row that another domain lends to the ledger; `tool` corrects it. */
export function sourceRow(id: string, tool: string): DomainError {
  return validationError(`${id} is not an imported transaction: correct it with ${tool}.`, {
    reason: 'LENT_ROW',
    tool,
  });
}

/** The lines of a split do not add up to the transaction. */
export function splitSum(expected: string, given: string, difference: string): DomainError {
  return validationError(
    `The lines add up to ${given} and not to ${expected}: ${difference} is missing. Correct a line, or leave out the ` +
      'amount of one, which then takes the rest.',
    { reason: 'SPLIT_SUM', expected, given, difference },
  );
}

/** Other transactions match than the caller expected. */
export function countChanged(matchedCount: number): DomainError {
  return validationError(`${matchedCount} transactions match, and expect_count is another number. Preview again.`, {
    reason: 'COUNT_CHANGED',
    matched_count: matchedCount,
  });
}

export function transactionNotFound(id: string): DomainError {
  return notFound(`There is no imported transaction ${id}. Use an id of finance_transactions_search.`, {
    ids: [id],
  });
}

export function ruleNotFound(ids: readonly string[]): DomainError {
  return notFound(`There is no rule ${ids.join(', ')}. Use ids of finance_rules_list.`, { ids });
}

/** Links refer to rows or accounts that do not exist. */
export function linkedRowsNotFound(ids: readonly string[]): DomainError {
  const shown = ids.slice(0, 20);
  return notFound(
    `There is nothing with the id ${shown.join(', ')}. Use ids of finance_links_propose or finance_transactions_search with "view": "all".`,
    { ids: shown },
  );
}

/** What is wrong with a pair; both ids come before it. */
const LINK_RULES = {
  SAME_VIEW: 'are of the same view: one event has one row of each',
  SAME_ACCOUNT: 'are one account: a transfer goes to another one',
  ACCOUNTS_DIFFER: 'are of different accounts: a refund comes to the account that paid',
  CURRENCY: 'are in different currencies',
  SIGNS: 'do not have the signs of such a pair',
  AMOUNTS_DIFFER: 'do not add up to zero',
  ALREADY_LINKED: 'cannot be linked, because one of them has a link that excludes it; remove that link first',
} as const satisfies Readonly<Record<LinkRefusal, string>>;

/** Two rows, or accounts, cannot be linked. */
export function linkRefused(reason: LinkRefusal, left: string, right: string): DomainError {
  return validationError(`${left} and ${right} ${LINK_RULES[reason]}.`, { reason, left, right });
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

/** A forecast needs `least` days of history, and there are fewer. */
export function shortHistory(days: number, least: number): DomainError {
  return validationError(
    `forecast_days: a forecast needs ${least} days of history, and there are ${days}. ` +
      'Import earlier statements, or leave it out.',
    { field: 'forecast_days', reason: 'SHORT_HISTORY', history_days: days },
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
