import { DomainError, type ArgumentIssue, type FailureDialect, type ToolResultFailure } from '@bursar/toolkit';

import { failure } from './model/envelope';
import { invalidInput } from './validation-error';

/** Every failure is the envelope, as structured result and as the same JSON in text; invalid arguments too. */
export const failureDialect = {
  invalidArguments: (_tool: string, [first]: readonly ArgumentIssue[]) =>
    invalidInput(first?.argument ? first : NOBODY),
  render: (error: DomainError) => rendered(error),
  renderFault: () => rendered(fault()),
} satisfies FailureDialect;

/** Arguments that are no object say nothing of a user, who is checked first. */
const NOBODY: ArgumentIssue = { kind: 'missing', argument: 'user_id', found: undefined };

function fault(): DomainError {
  return new DomainError('DB_ERROR', 'The operation failed through a fault of this server. Try again later.');
}

function rendered(error: DomainError): ToolResultFailure {
  const structured = failure(error);
  return { kind: 'tool-result', structured, content: [{ text: JSON.stringify(structured) }] };
}
