import { once } from 'node:events';

import { printable, printableJson } from '@bursar/toolkit';

import { isColoured } from './is-coloured';

/** Prints a result: as one JSON value where that was asked for, else as text. */
export function print(flags: { readonly json?: unknown }, result: object, text: string): void {
  process.stdout.write(flags.json === true ? `${printableJson(result)}\n` : text);
}

/** Waits for a reader that is slower than what is printed. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/**
 * Prints rows: on a terminal in columns under their headings, elsewhere with tabs between cells and without headings.
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
  const all = [headings, ...shown];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => columnsOf(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - columnsOf(cell));
        return numeric.includes(column) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd();
  return `${bold(line(headings))}\n${shown.map((row) => `${line(row)}\n`).join('')}`;
}

/** How many columns of a terminal a text takes, where no letter is a wide one. */
function columnsOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Text that stands out, where there are colours. */
function bold(text: string): string {
  return isColoured() ? `\u001b[1m${text}\u001b[0m` : text;
}
