import type { FileImport, FileImportSettings } from '@bursar/finance-tools';
import { printable } from '@bursar/toolkit';

import { say } from '../../language/say';
import { sayKnown } from '../../language/say-known';
import { answerFlags } from './answer-flags';
import { shellWord } from './mapping-flags';

/** A file that was read. */
export type ReadFile = Extract<FileImport, { readonly output: object }>;
type Output = ReadFile['output'];

/** How many accounts are named as examples. */
const MOST_NAMED = 5;
const LONGEST_TEXT = 70;

/** A question with the flags that settle it. */
export function questionLines(question: Question, output: Output): string[] {
  const { about, message, candidates } = question;
  if (about === 'account') return [`  ${questionText(message)}`, ...accountFlags(output, candidates)];
  const flags = choicesOf(question).map(({ answer }) => answerFlags(answer));
  return [`  ${questionText(message)}`, `  ${flags.filter((text) => text !== '').join(`  ${say('or')}  `)}`];
}

type Question = Output['questions'][number];

/** What the first entry is under each answer. */
export function exampleLines(question: Question): string[] {
  return choicesOf(question).flatMap(({ answer, first: [row] }) => {
    if (row === undefined || question.candidates.length < 2) return [];
    const facts = [row.booked_at?.slice(0, 10) ?? say('no day'), row.amount ?? say('no amount'), row.description];
    return [`    ${answerFlags(answer)}: ${printable(facts.join('  ')).slice(0, LONGEST_TEXT)}`];
  });
}

/** The candidates; of signs, those first that the question is about. */
function choicesOf({ about, candidates }: Question): Question['candidates'] {
  return about === 'amounts' ? [...candidates].reverse() : candidates;
}

function accountFlags({ accounts }: Output, candidates: Question['candidates']): string[] {
  const numbers = [...new Set(accounts.filter(({ account_id: id }) => id === null).map(({ number }) => number))];
  const flags = numbers.map((number) =>
    number === null ? '--account ID' : `--statement-account ${shellWord(`${number}=ID`)}`,
  );
  const ids = candidates.flatMap(({ answer }) => {
    const { account_id: id, statement_accounts: given = [] } = answer as Partial<FileImportSettings>;
    return [id, ...given.map((each) => each.account_id)].filter((each) => each !== null && each !== undefined);
  });
  const known = [...new Set(ids)].slice(0, MOST_NAMED).join(', ');
  const example = known === '' ? '' : say(', such as {known}', { known });
  return [
    `  ${flags.join(' ')}`,
    `  ${say('ID is that of an account{example}; for a new one add --create-account NAME --currency CUR', { example })}`,
  ];
}

/** A question of the analysis in the language in force. */
export function questionText(message: string): string {
  return printable(sayKnown(message) ?? say('The file leaves something open:'));
}
