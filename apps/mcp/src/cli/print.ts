import { once } from 'node:events';

import { printable, printableJson } from '@bursar/toolkit';

import { isColoured } from './is-coloured';
import { terminalColumns } from './terminal-columns';
import { terminalTable } from './terminal-table';

/** Prints a result: as one JSON value where that was asked for, else as text. */
export function print(flags: { readonly json?: unknown }, result: object, text: string): void {
  process.stdout.write(flags.json === true ? `${printableJson(result)}\n` : text);
}

/** Waits for a reader that is slower than what is printed. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/**
 * Rows as text: on a terminal in columns under their headings, elsewhere with tabs between cells and without headings.
 *
 * @param numeric the columns that are aligned to the right.
 */
export function tableText(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: readonly number[] = [],
): string {
  const shown = rows.map((row) => row.map(printable));
  if (!process.stdout.isTTY) return shown.map((row) => `${row.join('\t')}\n`).join('');
  const [head = '', ...lines] = terminalTable({ headings, rows: shown, numeric }, terminalColumns());
  return `${bold(head)}\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** Text that stands out, where there are colours. */
function bold(text: string): string {
  return isColoured() ? `\u001b[1m${text}\u001b[0m` : text;
}
