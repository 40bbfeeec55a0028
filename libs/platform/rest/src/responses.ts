import type { DomainError, FailedCall } from '@bursar/toolkit';

import type { RestDialect, RestFailure } from './rest-dialect';

type Headers = Readonly<Record<string, string>>;

/** Responses have personal data: no cache may store them, and no browser may interpret them as a page. */
const PROTECTIVE_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** `text` is serialized JSON. */
export function jsonResponse(status: number, text: string, headers: Headers = {}): Response {
  return new Response(text, {
    status,
    headers: { ...headers, ...PROTECTIVE_HEADERS, 'content-type': 'application/json' },
  });
}

export function emptyResponse(status: number, headers: Headers = {}): Response {
  return new Response(null, { status, headers: { ...headers, ...PROTECTIVE_HEADERS } });
}

/** The response to a failure in the form of the contract, with the headers that HTTP defines for it. */
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
