import { DomainError } from '@bursar/toolkit';

/** Every code a refusal of this domain may carry in `data.code`. */
export type RefusalCode =
  | 'INVALID_ARGUMENT'
  | 'NO_TRANSACTIONS'
  | 'INVALID_JSON'
  | 'MISSING_FIELD'
  | 'MISSING_CURRENCY'
  | 'UNKNOWN_ACTION'
  | 'INVALID_DATE'
  | 'PARSE_ERROR'
  | 'INVALID_TICKER'
  | 'INVALID_CURRENCY'
  | 'AMOUNT_NOT_POSITIVE'
  | 'UNSPLIT_RATIO_NOT_INTEGER'
  | 'SAME_DATE_SPLIT_AND_TRADE'
  | 'DISPOSAL_BEFORE_2008'
  | 'MISSING_FX_RATE'
  | 'DISPOSAL_EXCEEDS_HOLDING'
  | 'UNSPLIT_INDIVISIBLE'
  | 'CAPRETURN_EXCEEDS_COST'
  | 'ACCUMULATION_WITHOUT_HOLDING'
  | 'DISPOSAL_NOT_FOUND'
  | 'INVALID_MONTH'
  | 'FX_RATE_NOT_FOUND';

/** The facts of a refusal, beside its words. */
export interface RefusalFacts {
  /** The file's name, where several files make up one history. */
  readonly file?: string;
  readonly line?: number;
  readonly transaction?: number;
  readonly ticker?: string;
  readonly date?: string;
  readonly value?: string;
  readonly field?: string;
  readonly [fact: string]: unknown;
}

/**
 * A refusal whose message stands alone: where, what was found, what to do, and an example where one helps.
 * Hint and example are also facts of their own.
 */
export function refusal(
  code: RefusalCode,
  found: string,
  advice: { readonly hint: string; readonly example?: string },
  facts: RefusalFacts = {},
): DomainError {
  const file = facts.file === undefined ? '' : `${facts.file}, `;
  const place =
    facts.line !== undefined
      ? `${file}line ${facts.line}: `
      : facts.transaction !== undefined
        ? `${file}transaction ${facts.transaction}: `
        : '';
  const example = advice.example === undefined ? '' : ` Example: ${advice.example}`;
  const end = advice.hint.endsWith('?') ? '' : '.';
  return new DomainError(code, `${place}${found}. Hint: ${advice.hint}${end}${example}`, { ...facts, ...advice });
}
