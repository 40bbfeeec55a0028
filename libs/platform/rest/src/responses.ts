import type { DomainError, FailedCall, RestText } from '@bursar/toolkit';

import type { RestDialect, RestFailure } from './rest-dialect';

type Headers = Readonly<Record<string, string>>;

/** Responses have personal data: no cache may store them, and no browser may interpret them as a page. */
const PROTECTIVE_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

const UNAVAILABLE = 503;
/** Another server has usually taken over by then. */
const RETRY_SECONDS = '5';

/** `text` is serialized JSON. */
export function jsonResponse(status: number, text: string, headers: Headers = {}): Response {
  return new Response(text, {
    status,
    headers: { ...headers, ...PROTECTIVE_HEADERS, 'content-type': 'application/json' },
  });
}

/** A body that is no JSON. */
export function textResponse(status: number, { mediaType, content }: RestText, headers: Headers = {}): Response {
  return new Response(content, {
    status,
    headers: { ...headers, ...PROTECTIVE_HEADERS, 'content-type': `${mediaType}; charset=utf-8` },
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
  const body = JSON.stringify(dialect.bodyOf(error, call));
  return jsonResponse(status, body, status === UNAVAILABLE ? { 'retry-after': RETRY_SECONDS, ...headers } : headers);
}

function headersFor(failure: RestFailure): Headers {
  if (failure.kind === 'method-not-allowed') return { allow: failure.allowed.join(', ') };
  if (failure.kind === 'rate-limited') return { 'retry-after': String(failure.retryAfterSeconds) };
  return {};
}
