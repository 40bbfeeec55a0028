import type { ArgumentIssue, DomainError, FailedCall, FailureDialect, ToolResultFailure } from '@bursar/toolkit';

import { ACTIONS, toolName, type Action } from './contract/actions';
import { fault, faultsOf, validationError } from './contract/refusals';

const actionOf = new Map(ACTIONS.map((action) => [toolName(action), action]));

/** Every failure of this domain's tools is a result whose only content is the error's body. */
export const failureDialect = {
  // A dialect only meets the tools of its own domain.
  invalidArguments: (tool: string, issues: readonly ArgumentIssue[]) =>
    validationError(faultsOf(actionOf.get(tool) as Action, issues)),
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
