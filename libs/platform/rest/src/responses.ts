import type { DomainError, FailedCall } from '@bursar/toolkit';

import type { RestDialect, RestFailure } from './rest-dialect';

type Headers = Readonly<Record<string, string>>;

/** Answers hold somebody's money: nothing on the way keeps them, and no browser takes them for a page. */
const GUARDS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** `text` is JSON already. */
export function jsonResponse(status: number, text: string, headers: Headers = {}): Response {
  return new Response(text, { status, headers: { ...headers, ...GUARDS, 'content-type': 'application/json' } });
}

export function emptyResponse(status: number, headers: Headers = {}): Response {
  return new Response(null, { status, headers: { ...headers, ...GUARDS } });
}

/** A failure as the contract has it, with the headers that HTTP has for its kind. */
export function failureResponse(failure: RestFailure, dialect: RestDialect, call: FailedCall): Response {
  return errorResponse(dialect.errorOf(failure), dialect, call, headersFor(failure));
}

export function errorResponse(error: DomainError, dialect: RestDialect, call: FailedCall, headers?: Headers): Response {
  const status = dialect.statusOf[error.code] ?? 500;
  return jsonResponse(status, JSON.stringify(dialect.bodyOf(error, call)), headers);
}

function headersFor(failure: RestFailure): Headers {
  if (failure.kind === 'method-not-allowed') return { allow: failure.allowed.join(', ') };
  if (failure.kind === 'rate-limited') return { 'retry-after': String(failure.retryAfterSeconds) };
  return {};
}
