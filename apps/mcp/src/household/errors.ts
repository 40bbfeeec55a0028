import { DomainError, printable, quoted, type ArgumentIssue, type FailureDialect } from '@bursar/toolkit';

/** The codes of failures; those of the ledger's tools. */
type ErrorCode = 'VALIDATION_ERROR' | 'NOT_FOUND' | 'BACKEND_ERROR';
type Details = Readonly<Record<string, unknown>>;

/** A refusal; its message may repeat what a call sent. */
export function failure(code: ErrorCode, message: string, details: Details): DomainError {
  return new DomainError(code, printable(message), details);
}

/** Nobody with this id shares the expenses. */
export function personNotFound(person: string, participants: readonly string[]): DomainError {
  const known = participants.length === 0 ? 'this server keeps no people' : `there are ${participants.join(', ')}`;
  return failure('NOT_FOUND', `person: there is no participant ${quoted(person)}; ${known}.`, { person, participants });
}

/** What is expected of arguments, by name. */
const EXPECTED: Readonly<Record<string, string>> = {
  month: 'a month as YYYY-MM, such as 2026-11',
  person: 'the id of a participant, as list_participants answers it',
  trend_months: 'a whole number from 0 to 24',
  transaction_id: 'the id of an imported transaction',
  mode: 'preview or commit',
  payer_participant_id: 'the id of a participant, as list_participants answers it',
  amount: 'an amount with two decimals, such as "12.50"',
  description: '1 to 280 characters on one line',
  original_purchase_movement_id: 'the id of a shared purchase, as list_movements answers it',
  remove: 'true or false',
};

function invalidArguments(_tool: string, issues: readonly ArgumentIssue[]): DomainError {
  const [first] = issues;
  if (first === undefined) return failure('VALIDATION_ERROR', 'Send an object with the arguments.', {});
  const { argument, kind, found, rule } = first;
  if (argument === '') return failure('VALIDATION_ERROR', 'Send an object with the arguments.', {});
  const [name = argument] = argument.split('.');
  const expected = rule ?? EXPECTED[name] ?? 'another value';
  const message = {
    unknown: `${argument}: there is no such argument. Leave it out.`,
    missing: `${argument}: it is missing. Send ${expected}.`,
    invalid: `${argument}: expected ${expected}, and not ${quoted(found)}.`,
  }[kind];
  return failure('VALIDATION_ERROR', message, { field: argument });
}

/** Every failure is a result whose text is the error as JSON: `{code, message, details?}`. */
export const failureDialect: FailureDialect = {
  invalidArguments,
  render: rendered,
  renderFault: () => rendered(failure('BACKEND_ERROR', 'Internal server error. Try again later.', {})),
};

function rendered({ code, message, details }: DomainError) {
  const body = Object.keys(details).length === 0 ? { code, message } : { code, message, details };
  return { kind: 'tool-result' as const, content: [{ text: JSON.stringify(body) }] };
}
