import { DomainError, type ArgumentIssue, type FailureDialect, type ToolResultFailure } from '@bursar/toolkit';

import { ForeignAnswer } from './contract/foreign-answer';
import { invalidRequestFrom } from './contract/invalid-request';
import type { ToolName } from './contract/tool-names';
import { errorText } from './templates/error';

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

/** A fault of ours, without anything of its insides. */
export function fault(): DomainError {
  return new DomainError(
    'INTERNAL_SERVER_ERROR',
    'The operation failed through a fault of this server. Try again later.',
  );
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
