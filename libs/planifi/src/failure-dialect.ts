import type { ArgumentIssue, DomainError, FailedCall, FailureDialect, ToolResultFailure } from '@bursar/toolkit';

import { fault, refusedRequest } from './contract/refusals';

/** Every failure of this domain's tools is a result whose only content is the error's body. */
export const failureDialect = {
  showsTrace: true,
  invalidArguments: (_tool: string, issues: readonly ArgumentIssue[]) => refusedRequest(issues),
  render: (error: DomainError, _tool: string, call: FailedCall) => rendered(error, call),
  renderFault: (_tool: string, call: FailedCall) => rendered(fault(), call),
} satisfies FailureDialect;

/** What a failure says, over either face: exactly these three properties. */
export function errorBodyOf({ code, message }: DomainError, { traceId }: FailedCall) {
  return { errorCode: code, message, traceId };
}

function rendered(error: DomainError, call: FailedCall): ToolResultFailure {
  return { kind: 'tool-result', content: [{ text: JSON.stringify(errorBodyOf(error, call)) }] };
}
