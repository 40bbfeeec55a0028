import type { RestDialect, RestFailure } from '@bursar/rest';
import type { ArgumentIssue, DomainError } from '@bursar/toolkit';

import {
  errorBodyOf,
  internalError,
  invalidRequest,
  planifiError,
  STATUS_OF_CODE,
  storeUnavailable,
  validationError,
  type ErrorCode,
} from './errors';
import { RULES } from './model/field-rules';

/** Every failure over REST: the same three properties as a tool's, whichever layer refuses. */
export const restDialect: RestDialect = {
  statusOf: STATUS_OF_CODE,
  commonErrors: [
    'VALIDATION_ERROR',
    'AUTH_API_KEY_INVALID',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
  ] satisfies ErrorCode[],
  errorBody: async () => (await import('./model/error-body')).errorBody,
  errorOf,
  bodyOf: errorBodyOf,
};

function errorOf(failure: RestFailure): DomainError {
  switch (failure.kind) {
    case 'invalid-request':
      return invalidRequest(failure.issues.map(asSentOnce));
    case 'unreadable-body':
      return validationError([{ property: 'the body', rule: 'must be JSON in UTF-8' }]);
    case 'wrong-content-type':
      return planifiError(
        'UNSUPPORTED_MEDIA_TYPE',
        'The body is not declared as JSON. Send Content-Type: application/json.',
      );
    case 'body-too-large':
      return planifiError(
        'PAYLOAD_TOO_LARGE',
        `The body is larger than ${failure.limitBytes} bytes. Send a smaller one.`,
      );
    case 'unknown-path':
      return planifiError(
        'ROUTE_NOT_FOUND',
        'There is nothing at this path. /api/v1/openapi.json describes what there is.',
      );
    case 'method-not-allowed':
      return planifiError('METHOD_NOT_ALLOWED', `This path takes other methods. Use ${failure.allowed.join(', ')}.`);
    case 'read-only':
      return planifiError('READ_ONLY', 'This server was started to change nothing. Send what writes to another one.');
    case 'unauthorized':
      return planifiError(
        'AUTH_API_KEY_INVALID',
        failure.message ?? 'There is no API key, or an unknown one. Send one as X-MCP-API-Key.',
      );
    case 'rate-limited':
      return planifiError(
        'RATE_LIMIT_EXCEEDED',
        `There were too many requests. Try again in ${failure.retryAfterSeconds} seconds.`,
      );
    case 'unavailable':
      return storeUnavailable();
    case 'issuer-unavailable':
      return planifiError(
        'INTERNAL_ERROR',
        'The token cannot be checked, because its issuer does not answer. Try again later.',
      );
    case 'fault':
      return internalError();
  }
}

/** Only a repeated query parameter breaks a rule of texts as a list; its rule is that it must be sent once. */
function asSentOnce(issue: ArgumentIssue): ArgumentIssue {
  return issue.rule !== undefined && Array.isArray(issue.found) ? { ...issue, rule: RULES.sentOnce } : issue;
}
