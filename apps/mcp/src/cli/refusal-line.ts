import type { FileImport } from '@bursar/finance-tools';
import { printable, type DomainError } from '@bursar/toolkit';

import { say } from '../language/say';
import { sayKnown } from '../language/say-known';
import { sentenceOfCode } from './refusal-sentences';
import { refusalWords } from './refusal-words';

/** What a command line may do about a refusal, by its reason; others carry their remedy in words for everybody. */
const REMEDIES: Readonly<Record<string, () => string>> = {
  UNREADABLE_ROWS: () => say('correct them, or add --skip-invalid to leave them out'),
  CONTRADICTED: () => say('check the file, or add --accept-unproven to store it all the same'),
  AMBIGUOUS: () => say('add the flags that settle it'),
};

/** A refusal in words of the command line: it names flags, and no arguments of tools. */
export function refusalLine(error: DomainError): string {
  const { code, details } = error;
  const { reason, place, found, do: remedy } = details;
  if (typeof reason === 'string' && typeof found === 'string') {
    const where = typeof place === 'string' ? `${sayKnown(place) ?? place}: ` : '';
    const what = sayKnown(found) ?? sentenceOfCode(reason) ?? say('this cannot be read');
    const advice = REMEDIES[reason]?.() ?? sayKnown(String(remedy));
    return printable(`${where}${what}${advice === undefined ? '' : `; ${advice}`}.`);
  }
  if (code === 'NOT_FOUND' && typeof details['account_id'] === 'string') {
    const id = details['account_id'];
    return printable(
      say('there is no account {id}; make it with --create-account NAME --currency CUR, or correct its id.', { id }),
    );
  }
  return refusalWords(error);
}

export type RefusedFile = Extract<FileImport, { readonly refusal: DomainError }>;

/** Whether a file is refused for something that its analysis shows. */
export function isShownByAnalysis({ refusal }: RefusedFile): boolean {
  return ['AMBIGUOUS', 'UNREADABLE_ROWS', 'CONTRADICTED'].includes(String(refusal.details['reason']));
}
