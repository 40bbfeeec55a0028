import { cleanText } from '../cells/clean-text';
import { headerCells, knownNames } from './find-header';
import { onlyCell } from './only-cell';
import { isData } from './data-line';
import type { TableRow } from './table-rows';

/** `Compte de Dépôt n° 12345678901`, `Livret A n° 222 222 222 22` */
const NUMBERED = /^\p{L}.*(?:\bn[°ºo]\.?|\bno\.|\bnr\.?|\bnumber|:)\s*(\d(?:[\d .-]*\d)?)$/iu;
const LEAST_DIGITS = 8;

/** The number at the end of a line that is nothing but the name of an account. */
export function numberInHeading(cells: readonly string[]): string | undefined {
  const only = onlyCell(cells);
  const number = only === undefined ? undefined : NUMBERED.exec(cleanText(only.text))?.[1]?.replace(/\s/g, '');
  return number !== undefined && number.replace(/\D/g, '').length >= LEAST_DIGITS ? number : undefined;
}

/** Where lines name an account by its number above a header of their own: the rows of these lines, with the numbers. */
export function numberedSections(
  rows: Iterable<TableRow>,
  isHeader: (cells: readonly string[]) => boolean,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let latest: { readonly row: number; readonly number: string } | undefined;
  for (const { row, cells } of rows) {
    const number = numberInHeading(cells);
    if (number !== undefined) latest = { row, number };
    else if (latest === undefined) continue;
    else if (isHeader(cells) || knownNames(headerCells(cells)) > 0) {
      found.set(latest.row, latest.number);
      latest = undefined;
    } else if (isData(cells)) latest = undefined;
  }
  return found;
}
