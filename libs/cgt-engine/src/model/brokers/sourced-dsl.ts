import type { MixedHistory } from './mixed-history';
import { writeLine } from '../parse/write-dsl';
import type { Transaction } from '../transaction';

/** DSL text of which each line says where it was read, followed by what was left out: a file to keep and to correct. */
export function sourcedDsl({ transactions, leftOut = [] }: MixedHistory): string {
  const lines = transactions.map((transaction) => `${writeLine(transaction)}${sourceOf(transaction)}`);
  const others = leftOut.map(({ file, row, reason, text }) =>
    `# left out: ${file} row ${row}: ${reason}: ${text}`.trimEnd(),
  );
  return [...lines, ...others].map((line) => line.replace(/\s+/g, ' ')).join('\n');
}

function sourceOf({ place: { file, form, number } }: Transaction): string {
  if (file === undefined || number === 0) return '';
  return ` # ${file} ${form === 'line' ? 'row' : 'item'} ${number}`;
}
