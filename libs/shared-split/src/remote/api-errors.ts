import { DomainError, printable } from '@bursar/toolkit';
import * as z from 'zod';

import { UnrecognizedApiError } from '../errors';
import { errorBody } from '../rest-dialect';

/** `mayBeDone` when the request could have changed something. */
export function apiTimeout(timeoutSeconds: number, mayBeDone: boolean): DomainError {
  const advice = mayBeDone
    ? 'What was asked may have been done all the same: look it up before asking again.'
    : 'Try again; if this happens often, set MCP_API_TIMEOUT_SECONDS to more.';
  return new DomainError('API_TIMEOUT', `The API did not answer within ${timeoutSeconds} seconds. ${advice}`, {
    timeout_seconds: timeoutSeconds,
  });
}

export function apiUnreachable(baseUrl: string): DomainError {
  return new DomainError(
    'API_UNREACHABLE',
    `There is no connection to the API at ${baseUrl}. Check MCP_API_BASE_URL, and that the API runs there.`,
    { base_url: baseUrl },
  );
}

export function apiBadResponse(status: number): DomainError {
  return new DomainError(
    'API_BAD_RESPONSE',
    'The API answered with something else than was expected. Check that MCP_API_BASE_URL names it, and its version.',
    { status },
  );
}

const contractError = z.object({
  ...errorBody.shape,
  code: z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/),
  // Other servers leave out what they have nothing to say in.
  details: errorBody.shape.details.default({}),
});

/** The error of an answer without success: the error of this contract that the body holds, or an UnrecognizedApiError. */
export function apiError(status: number, text: string): DomainError {
  const { data } = status < 400 ? { data: undefined } : contractError.safeParse(parseJson(text));
  if (data !== undefined) return new DomainError(data.code, data.message, data.details);
  // Many error pages have line breaks; other characters that steer a display are escaped.
  return new UnrecognizedApiError(status, text.replace(/[^\n\r\t]+/g, printable));
}

/** `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
