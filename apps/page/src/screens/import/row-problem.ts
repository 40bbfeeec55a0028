import type { Key } from '@bursar/views/language';

/** Why a row cannot be read, as a key of the catalogue, and the text in the file that is at fault. */
export interface RowProblem {
  readonly key: Key;
  readonly value: string;
}

const DATES: ReadonlySet<string> = new Set(['date', 'entry date', 'DTPOSTED', 'BookgDt']);
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'debit', 'credit', 'TRNAMT', 'Amt']);
const FORM = /^([A-Za-z ]+): (?:.*?"(.*)")?/;

/** The problem in a message of the analysis, which has the form `field: "text in the file" rule`. */
export function problemOf(message: string): RowProblem {
  const [, field = '', value = ''] = FORM.exec(message) ?? [];
  if (DATES.has(field)) return { key: value === '' ? 'import.error.noDate' : 'import.error.date', value };
  if (AMOUNTS.has(field)) return { key: value === '' ? 'import.error.noAmount' : 'import.error.amount', value };
  return { key: 'import.error.other', value: '' };
}
