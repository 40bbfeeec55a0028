import type { RestDialect, RestFailure } from '@bursar/rest';
import { DomainError } from '@bursar/toolkit';
import * as z from 'zod';

import { internalServerError, serviceUnavailable } from './errors';
import { STATUS_OF_CODE, type ErrorCode } from './model/error-codes';
import { invalidRequest, invalidRequestFrom } from './model/invalid-request';

/** The body of every error over REST (contract, section 2). */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/** Errors over REST: `{code, message, details}`, also for those that the server raises before a use case runs. */
export const restDialect: RestDialect = {
  statusOf: STATUS_OF_CODE,
  commonErrors: [
    'INVALID_REQUEST',
    'UNAUTHORIZED',
    'READ_ONLY',
    'DOMAIN_INVARIANT_VIOLATION',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_SERVER_ERROR',
    'SERVICE_UNAVAILABLE',
  ] satisfies ErrorCode[],
  errorBody,
  errorOf,
  foreignErrorOf: ({ code, message }) => refusal(code, message),
  bodyOf: ({ code, message, details }) => ({ code, message, details }),
};

function errorOf(failure: RestFailure): DomainError {
  switch (failure.kind) {
    case 'invalid-request':
      return invalidRequestFrom(failure.issues, 'body');
    case 'wrong-content-type':
      return invalidRequest([{ field: 'content-type', rule: 'application/json' }]);
    case 'unreadable-body':
      return invalidRequest([{ field: 'body', rule: 'JSON in UTF-8' }]);
    case 'body-too-large':
      return refusal('PAYLOAD_TOO_LARGE', `The body is larger than ${failure.limitBytes} bytes. Send less at a time.`);
    case 'unknown-path':
      return refusal('NOT_FOUND', 'There is nothing at this path. /v1/openapi.json describes the paths there are.');
    case 'method-not-allowed':
      return refusal('METHOD_NOT_ALLOWED', `This path takes other methods. Use ${failure.allowed.join(', ')}.`);
    case 'read-only':
      return refusal('READ_ONLY', 'This server was started to change nothing. Send what writes to another one.');
    case 'unauthorized':
      return refusal(
        'UNAUTHORIZED',
        failure.message ?? 'The request has no key, or one that is not known. Send one as X-MCP-API-Key.',
      );
    case 'rate-limited':
      return refusal(
        'RATE_LIMIT_EXCEEDED',
        `There were too many requests. Try again in ${failure.retryAfterSeconds} seconds.`,
        { retry_after_seconds: failure.retryAfterSeconds },
      );
    case 'unavailable':
      return serviceUnavailable(failure.message);
    case 'issuer-unavailable':
      return serviceUnavailable('The token cannot be checked, because its issuer does not answer.');
    case 'fault':
      return internalServerError();
  }
}

function refusal(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}): DomainError {
  return new DomainError(code, message, details);
}
