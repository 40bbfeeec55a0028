import type { ArgumentIssue, DomainError, FailureDialect, ToolResultFailure } from '@bursar/toolkit';

import { ForeignAnswer } from './remote/unrecognized-api-error';
import { invalidRequestFrom } from './model/invalid-request';
import { fault } from './model/refusals';
import type { ToolName } from './contract/tool-names';
import { errorText } from './text/error-text';

/** Every failure of this domain's tools is a result: the API's words for the model, and the same in Portuguese. */
export const failureDialect = {
  invalidArguments: (_tool: string, issues: readonly ArgumentIssue[]) => invalidRequestFrom(issues),
  render: (error: DomainError, tool: string) => rendered(error, tool),
  renderFault: (tool: string) => rendered(fault(), tool),
} satisfies FailureDialect;

/** `API error CODE: message | details={…}`, always with details; what is not in this contract's words is told as it is. */
export function apiErrorText(error: DomainError): string {
  const { code, message, details } = error;
  if (error instanceof ForeignAnswer) return message;
  return `API error ${code}: ${message} | details=${JSON.stringify(details)}`;
}

function rendered(error: DomainError, tool: string): ToolResultFailure {
  return {
    kind: 'tool-result',
    content: [
      { text: apiErrorText(error), audience: 'assistant' },
      // A dialect only meets the tools of its own domain.
      { text: errorText(tool as ToolName, error), audience: 'user' },
    ],
  };
}
