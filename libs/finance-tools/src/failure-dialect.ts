import type { DomainError } from '@bursar/toolkit';
import { type ArgumentIssue, type FailureDialect, type ToolResultFailure } from '@bursar/toolkit';

import { invalidArguments } from './contract/invalid-arguments';
import { backendError } from './contract/refusals';

/** Every failure is a result whose text is the error as JSON: `{code, message, details?}`. */
export const failureDialect = {
  invalidArguments: (_tool: string, issues: readonly ArgumentIssue[]) => invalidArguments(issues),
  render: (error: DomainError) => rendered(error),
  renderFault: () => rendered(backendError('The operation failed through a fault of this server.')),
} satisfies FailureDialect;

function rendered({ code, message, details }: DomainError): ToolResultFailure {
  const body = Object.keys(details).length === 0 ? { code, message } : { code, message, details };
  return { kind: 'tool-result', content: [{ text: JSON.stringify(body) }] };
}
