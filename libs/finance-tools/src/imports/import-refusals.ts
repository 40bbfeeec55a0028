import { DomainError } from '@bursar/toolkit';

import { validationError } from '../errors';
import type { StatementRefusal } from '../model/statement/statement-reading';
import type { ImportOutput, PublishedQuestion } from './import-output';
import { REFUSED_STATEMENT } from './refused-statement-code';

/** What the details of a refused import hold; `do` in words for a tool. */
export interface ImportRefusal {
  readonly reason: StatementRefusal['reason'] | 'UNREADABLE_ROWS' | 'AMBIGUOUS' | 'CONTRADICTED';
  readonly place: string | null;
  readonly found: string;
  readonly do: string;
}

/** A refusal of a file. The message says where, what was found and what to do. */
export function refusedImport(
  field: string,
  refusal: ImportRefusal,
  more: Readonly<Record<string, unknown>> = {},
): DomainError {
  const { place, found, do: remedy } = refusal;
  const where = place === null ? '' : `${place}: `;
  return validationError(`${field}: ${where}${found}; ${remedy}.`, { field, ...refusal, ...more });
}

/** A failure of the reading as the caller sees it: the file in `field` is refused. */
export function asImportRefusal(error: unknown, field: string): unknown {
  if (!(error instanceof DomainError) || error.code !== REFUSED_STATEMENT) return error;
  const { reason, place, found, remedy } = error.details as unknown as StatementRefusal;
  return refusedImport(field, { reason, place, found, do: remedy });
}

export function unreadableRows(field: string, count: number, errors: ImportOutput['errors']): DomainError {
  const [first] = errors;
  const found = `${count} ${count === 1 ? 'row' : 'rows'} cannot be taken, and nothing was stored`;
  const example = first === undefined ? '' : `. Row ${first.row}: ${first.message}`;
  const remedy = 'correct them, or send skip_invalid: true to leave them out';
  return refusedImport(
    field,
    { reason: 'UNREADABLE_ROWS', place: null, found: `${found}${example}`, do: remedy },
    { errors },
  );
}

/** A question is open: `details.questions` has each with its candidates, whose answers can be sent back as they are. */
export function openQuestions(field: string, questions: readonly PublishedQuestion[]): DomainError {
  const asked = questions.map(({ message }) => message).join(' ');
  const answers = questions.flatMap(({ candidates }) => candidates.map(({ answer }) => JSON.stringify(answer)));
  const remedy =
    answers.length === 0
      ? 'send statement_accounts with the number and the account_id of each'
      : `add one answer to each question to the arguments: ${answers.slice(0, 4).join(' or ')}`;
  const found = `nothing was stored, since the file leaves something open. ${asked}`;
  return refusedImport(field, { reason: 'AMBIGUOUS', place: null, found, do: remedy }, { questions });
}

export function contradicted(field: string, accounts: ImportOutput['accounts']): DomainError {
  const [broken] = accounts.filter(({ proof }) => proof.status === 'contradicted');
  const proof = broken?.proof ?? null;
  const [first] = proof?.breaks ?? [];
  const place = first === undefined ? null : `row ${first.row}`;
  const found =
    first === undefined
      ? 'the balances contradict the entries, and nothing was stored'
      : `the balance should be ${first.expected} and is ${first.found}, and nothing was stored`;
  const remedy = 'check the file, or send accept_unproven: true to store it all the same';
  return refusedImport(field, { reason: 'CONTRADICTED', place, found, do: remedy }, { proof });
}

export function otherCurrency(field: string, found: string, account: { id: string; currency: string }): DomainError {
  return refusedImport(field, {
    reason: 'CURRENCY',
    place: null,
    found: `the entries are in ${found}, and the account ${account.id} is in ${account.currency}`,
    do: `import them into an account in ${found}`,
  });
}
