import type { RestDialect, RestFailure } from '@bursar/rest';
import { DomainError, type ArgumentIssue } from '@bursar/toolkit';

import { STATUS_OF_CODE, type ErrorCode } from '../contract/error-codes';
import { RULES } from '../contract/field-rules';
import { errorBody } from '../contract/outputs';
import { fault, refusedRequest, storeUnavailable, validationError } from '../contract/refusals';
import { errorBodyOf } from '../failure-dialect';

/** Every failure of the REST face: the same three properties as a tool's, whoever refuses. */
export const restDialect: RestDialect = {
  statusOf: STATUS_OF_CODE,
  commonErrors: [
    'VALIDATION_ERROR',
    'AUTH_API_KEY_INVALID',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
  ] satisfies ErrorCode[],
  errorBody,
  errorOf,
  bodyOf: errorBodyOf,
};

function errorOf(failure: RestFailure): DomainError {
  switch (failure.kind) {
    case 'invalid-request':
      return refusedRequest(failure.issues.map(sayOnce));
    case 'unreadable-body':
      return validationError([{ property: 'the body', rule: 'must be JSON in UTF-8' }]);
    case 'wrong-content-type':
      return refusal(
        'UNSUPPORTED_MEDIA_TYPE',
        'The body is not declared as JSON. Send Content-Type: application/json.',
      );
    case 'body-too-large':
      return refusal('PAYLOAD_TOO_LARGE', `The body is larger than ${failure.limitBytes} bytes. Send a smaller one.`);
    case 'unknown-path':
      return refusal('ROUTE_NOT_FOUND', 'There is nothing at this path. /api/v1/openapi.json describes what there is.');
    case 'method-not-allowed':
      return refusal('METHOD_NOT_ALLOWED', `This path takes other methods. Use ${failure.allowed.join(', ')}.`);
    case 'read-only':
      return refusal('READ_ONLY', 'This server was started to change nothing. Send what writes to another one.');
    case 'unauthorized':
      return refusal(
        'AUTH_API_KEY_INVALID',
        failure.message ?? 'There is no API key, or an unknown one. Send one as X-MCP-API-Key.',
      );
    case 'rate-limited':
      return refusal(
        'RATE_LIMIT_EXCEEDED',
        `There were too many requests. Try again in ${failure.retryAfterSeconds} seconds.`,
      );
    case 'unavailable':
      return storeUnavailable();
    case 'issuer-unavailable':
      return refusal(
        'INTERNAL_ERROR',
        'The token cannot be checked, because its issuer does not answer. Try again later.',
      );
    case 'fault':
      return fault();
  }
}

/** A query parameter that came several times; nothing else that is a list breaks a rule of its own. */
function sayOnce(issue: ArgumentIssue): ArgumentIssue {
  return issue.rule !== undefined && Array.isArray(issue.found) ? { ...issue, rule: RULES.sentOnce } : issue;
}

function refusal(code: ErrorCode, message: string): DomainError {
  return new DomainError(code, message);
}
