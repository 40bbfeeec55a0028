import type { StoreErrors } from '@bursar/database';
import { DomainError, type ArgumentIssue, type FailedCall, type FailureDialect } from '@bursar/toolkit';

import type { ErrorCode } from './model/error-codes';
import { invalidRequestFrom } from './model/invalid-request';
import { errorText } from './text/error-text';
import { inVoice, voiceOf } from './text/voice';

// Errors that no rule of the model throws; those that one does are in `model/refusals.ts` and `model/invalid-request.ts`.

/** A constraint of the database refused a write that passed all checks of the code. */
export function persistenceError(): DomainError {
  return domainError(
    'PERSISTENCE_ERROR',
    'The stored data does not allow this write, and nothing was stored. Look up the records concerned, then try again.',
  );
}

/** `cause` is one sentence about the database that a user may see. */
export function serviceUnavailable(cause: string): DomainError {
  return domainError('SERVICE_UNAVAILABLE', `${cause} Try again when it answers.`);
}

/** An unexpected error, without any of its details. */
export function internalServerError(): DomainError {
  return domainError('INTERNAL_SERVER_ERROR', 'Internal server error. Try again later.');
}

/** Remote mode serves the owner of this machine only. */
export function keptForAnotherOwner(): DomainError {
  const message =
    'Another server keeps the household of this one, for the owner of this machine alone. Ask that server with a key of its own.';
  return domainError('UNAUTHORIZED', message);
}

function domainError(code: ErrorCode, message: string): DomainError {
  return new DomainError(code, message);
}

/** What failures of the database become. */
export const storeErrors: StoreErrors = {
  unavailable: serviceUnavailable,
  busy: () => serviceUnavailable('The database is too busy.'),
  constraint: persistenceError,
};

const LONGEST_PAYLOAD = 500;

/** An answer of another server that is not an error of this contract; its text is passed on as it is. */
export class UnrecognizedApiError extends DomainError {
  constructor(status: number, payload: string) {
    const start = [...payload].slice(0, LONGEST_PAYLOAD).join('');
    super(`HTTP_${status}`, `API request failed with status ${status}: ${start}`);
  }
}

/** Every failure is a tool result: the API error for the model, and its text in Portuguese for people (contract, section 3). */
export const failureDialect = {
  invalidArguments: (_tool: string, issues: readonly ArgumentIssue[]) => invalidRequestFrom(issues),
  render,
  renderFault: (tool: string, call: FailedCall) => render(internalServerError(), tool, call),
} satisfies FailureDialect;

function render(error: DomainError, tool: string, { failureTitle = tool }: FailedCall) {
  return {
    kind: 'tool-result' as const,
    content: [
      { text: apiErrorText(error), audience: 'assistant' as const },
      { text: inCurrencyOf(error, () => errorText(failureTitle, error)), audience: 'user' as const },
    ],
  };
}

/** The currency is that of the household; the language of failures stays the contract's. */
function inCurrencyOf(error: DomainError, write: () => string): string {
  return inVoice({ language: undefined, currency: voiceOf(error).currency }, write);
}

/** `API error CODE: message | details={…}`, always with details. */
function apiErrorText(error: DomainError): string {
  const { code, message, details } = error;
  if (error instanceof UnrecognizedApiError) return message;
  return `API error ${code}: ${message} | details=${JSON.stringify(details)}`;
}
